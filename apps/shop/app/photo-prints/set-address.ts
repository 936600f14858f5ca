/** Parameter of the address that names the designs of a set of prints, with points between them. */
export const SET_FIELD = "satz";
const KEPT = "prints.set";

/** Writes the set into the address without going anywhere, and keeps it for who comes back. */
export function rememberSet(ids: readonly string[]): void {
	const address = new URL(location.href);
	if (ids.length === 0) address.searchParams.delete(SET_FIELD);
	else address.searchParams.set(SET_FIELD, ids.join("."));
	history.replaceState(history.state, "", address);
	if (ids.length === 0) forgetSet();
	else localStorage.setItem(KEPT, ids.join("."));
}

export function rememberedSet(): string | null {
	return localStorage.getItem(KEPT);
}

/** It is in the cart, or is there no more. */
export function forgetSet(): void {
	localStorage.removeItem(KEPT);
}
