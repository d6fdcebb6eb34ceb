/** WebAssembly modules, which travel inside the script as text. */

/** Hexadecimal by hand: a bare JavaScript engine has neither Uint8Array.fromHex nor Buffer. Four bytes at a time, as this runs before anything is compiled. */
export function compiled(hex: string): WebAssembly.Module {
  const out = new Uint8Array(hex.length / 2);
  const bytes = new DataView(out.buffer);
  const whole = hex.length & ~7;
  for (let i = 0; i < whole; i += 8) bytes.setUint32(i / 2, Number.parseInt(hex.slice(i, i + 8), 16));
  for (let i = whole; i < hex.length; i += 2) bytes.setUint8(i / 2, Number.parseInt(hex.slice(i, i + 2), 16));
  return new WebAssembly.Module(out);
}
