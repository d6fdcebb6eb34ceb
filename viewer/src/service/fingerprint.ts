/** The model's fingerprint: SHA-256 of the bytes of model.json. */
export async function sha256(bytes: BufferSource): Promise<string | null> {
  // Browsers offer it on secure origins only; without it the page says so instead of inventing one.
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
