/** Style sheets are carried as text. */
declare module "*.css" {
  const text: string;
  export default text;
}
/** The page's mark is on no sheet. */
declare module "*.svg?url" {
  const address: string;
  export default address;
}
