/** Some sections of the library, written out by the build. */
declare module "virtual:first-sections" {
  import type { ExplicitSection } from "handoff-solver";

  const sections: (Omit<ExplicitSection, "id"> & { name: string })[];
  export default sections;
}
