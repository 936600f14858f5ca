/** The revision named by If-Match: `"3"`, `W/"3"` or `3`; undefined for anything else. */
export function revisionOf(ifMatch: string): number | undefined {
	const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
	return digits === undefined ? undefined : Number(digits);
}

export function etagOf(design: { readonly revision: number }): string {
	return `"${design.revision}"`;
}
