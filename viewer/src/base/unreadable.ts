/** What was given is no model that can be read; the command and the packages tell it apart by its code. */
export class Unreadable extends Error {
  readonly code = "unreadable";
}
