/** The generated tables of data/; whoever imports one says what is in it. */
declare module "*.json" {
  // biome-ignore lint/suspicious/noExplicitAny: what it holds is said where it is read.
  const data: any;
  export default data;
}
