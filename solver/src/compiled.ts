/** WebAssembly modules, which travel inside the script as text. */

/** Hexadecimal by hand: a bare JavaScript engine has neither Uint8Array.fromHex nor Buffer. */
export function compiled(hex: string): WebAssembly.Module {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = (nibble(hex.charCodeAt(2 * i)) << 4) | nibble(hex.charCodeAt(2 * i + 1));
  return new WebAssembly.Module(bytes);
}

const nibble = (code: number): number => code - (code < 58 ? 48 : 87);
