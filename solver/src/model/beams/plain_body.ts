/** The inputs of a builder as JSON has them, whatever made the object. */

export const plainBody = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : body;
