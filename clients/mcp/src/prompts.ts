/** One prompt, which leads from a description in words to a model that is solved and checked. */

export const PROMPT = {
  name: "build_model",
  title: "Build, solve and check a structure",
  description: "From a description in words to a solved and checked model.",
  arguments: [{ name: "structure", description: "What to build: spans, supports, loads, steel.", required: true }],
};

const STEPS = [
  "A portal, multi-storey frame, truss or continuous beam: call build_frame with solve true, tell the reader everything that `assumed` lists, and go on at step 6; a file: import_model.",
  "Call get_schema without a root, then with the roots you need (nodes, members, sections, supports, load_cases, load_combinations, design_members, checks).",
  "Call list_sections, then get_section for what you intend to use. Write sections as {id, library}.",
  "Write the model in metres, newtons and pascals, Z up; combinations by EN 1990; en1993_1_1 checks on design members with their buckling lengths; deflection checks at SLS.",
  "Call validate_model and mend every error; read every warning.",
  "Call solve_model. Answer its questions with change_model only by what the person said. Report the verdict in its own words, the governing check of each member with its combination, and everything that is open: it is not a pass.",
  "Where something fails or is far too strong, call suggest_section, and compare to show what the change did.",
  "Offer open_in_browser where the person should see it.",
];

export function promptText(structure: string): string {
  return `Model, solve and check this structure: ${structure}\n\n${STEPS.map((step, i) => `${i + 1}. ${step}`).join("\n")}`;
}
