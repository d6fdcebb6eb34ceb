/** The renderer of three.js brings what draws textures, shadows, other materials and virtual reality; a picture of ours has none of these, a tenth of the page's first load. */
import type { Plugin } from "vite";

/** By the name of each part, what is still asked of it in every picture. Whoever draws with the rest of one takes it off this list. */
export const LEFT_OUT: Record<string, string> = {
  WebGLEnvironments: "get: () => null, dispose() {}",
  WebGLMorphtargets: "",
  WebGLOutput: "",
  WebGLShadowMap: "enabled: false, render() {}",
  WebGLTextures: "getTextureUnits() {}, setTextureUnits() {}, resetTextureUnits() {}, dispose() {}",
  WebGLUniformsGroups: "dispose() {}",
  WebGLUtils: "",
  WebXRManager:
    "enabled: false, isPresenting: false, getEnvironmentBlendMode() {}, addEventListener() {}, removeEventListener() {}, dispose() {}",
  // The look-up table of physically based materials.
  getDFGLUT: "",
};

export const rendererPlugin = (): Plugin => ({
  name: "used-parts-of-the-renderer",
  apply: "build",
  transform: { filter: { id: /\/three\.module\.js$/ }, handler: (code) => withoutUnusedParts(code) },
});

export function withoutUnusedParts(code: string): string {
  return Object.entries(LEFT_OUT).reduce((kept, [name, asked]) => {
    const whole = new RegExp(`^(class|function) ${name}\\b[^]*?^}$`, "m");
    if (!whole.test(kept)) throw new Error(`three.js has no part '${name}': is it written otherwise now?`);
    return kept.replace(whole, `function ${name}() { return { ${asked} }; }`);
  }, code);
}
