/** The bearer token of whoever signed in on the account page: kept by open tabs alone (see `tabs.ts`), and gone with them. */
const KEPT = "handoff:token";

export const keepToken = (token: string): void => sessionStorage.setItem(KEPT, token);
export const keptToken = (): string | null => sessionStorage.getItem(KEPT);
export const dropToken = (): void => sessionStorage.removeItem(KEPT);
