/** The generated tables of data/; whoever imports one says what is in it. */
declare module "*.json" {
  const data: unknown;
  export default data;
}
