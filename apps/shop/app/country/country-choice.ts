const chosenKey = "offizin.country";
const askedKey = "offizin.country-asked";

/** Storage that a visitor has closed keeps nothing, and then everything is as on a first visit. */
function keep(storage: () => Storage, key: string, value: string): void {
	try {
		storage().setItem(key, value);
	} catch {}
}

function kept(storage: () => Storage, key: string): string | null {
	try {
		return storage().getItem(key);
	} catch {
		return null;
	}
}

/** Remembers where somebody wants to shop: they are not asked again. */
export function chooseCountry(locale: string): void {
	keep(() => localStorage, chosenKey, locale);
}

/** Notes that nothing better was found, for this visit. */
export function noteAsked(): void {
	keep(() => sessionStorage, askedKey, "yes");
}

/** Whether to ask where somebody is: not those who have chosen, nor twice in a visit. */
export function isToBeAsked(): boolean {
	return kept(() => localStorage, chosenKey) === null && kept(() => sessionStorage, askedKey) === null;
}
