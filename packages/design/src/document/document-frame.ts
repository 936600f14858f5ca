import type { DesignDocument } from "./document.ts";
import type { Ink } from "./ink.ts";
import { isPageCount, ownPages } from "./page-rule.ts";

/** A place in a document that is wrong, as a path such as "pages.2.key". */
export interface DocumentIssue {
	readonly path: string;
	readonly message: string;
}

/**
 * What contradicts itself around the elements and cannot be mended, since nobody knows which was meant: of two pages
 * with one key only the first would be printed, and a field with two headings would be filled from either.
 */
export function brokenFrame({ pages, fields, swatches, choices }: DesignDocument): DocumentIssue[] {
	const inks = [
		...pages.map(({ background }, index) => [`pages.${index}.background`, background] as const),
		...choices.inks.map((ink, index) => [`choices.inks.${index}`, ink] as const),
	];
	const own = ownPages({ choices }, pages);
	const isCounted = choices.pages === undefined || isPageCount({ choices }, own.length);
	return [
		...(isCounted
			? []
			: [{ path: "pages", message: `${own.length} are not as many as the product can have` }]),
		...usedTwice("pages", pages),
		...usedTwice("fields", fields),
		...inks.flatMap(([path, ink]) => (ink ? unknownSwatch(path, ink, swatches) : [])),
	];
}

function usedTwice(path: string, keyed: readonly { readonly key: string }[]): DocumentIssue[] {
	const seen = new Set<string>();
	return keyed.flatMap(({ key }, index) => {
		const isKnown = seen.has(key);
		seen.add(key);
		return isKnown ? [{ path: `${path}.${index}.key`, message: `${key} is there twice` }] : [];
	});
}

function unknownSwatch(path: string, { swatch }: Ink, swatches: DesignDocument["swatches"]): DocumentIssue[] {
	return Object.hasOwn(swatches, swatch)
		? []
		: [{ path, message: `swatch ${swatch} is not in the document` }];
}
