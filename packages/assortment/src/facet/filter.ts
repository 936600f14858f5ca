/** Shown as the first choice of a filter; both mean that nothing is filtered (spec 2.3-4). */
export const pseudoOptions = ["alle", "alleVorlagen"] as const;

/** The value of a filter from an address: undefined when it is absent, empty or a pseudo-option, and so never one. */
export function readFacetValue(value: unknown): string | undefined {
	if (typeof value !== "string" || value === "") return undefined;
	return pseudoOptions.some((pseudo) => pseudo === value) ? undefined : value;
}
