/** A model that a link brings in its own fragment: what the first page makes, and /open reads. */
export const BROUGHT = "#model=";

export const bringing = (model: unknown): string => `/open${BROUGHT}${encodeURIComponent(JSON.stringify(model))}`;
