/** One class attribute out of several names, of which some may be absent. */
export function classNames(...names: readonly (string | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
