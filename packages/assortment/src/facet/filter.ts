import { type ProductType, sortKeys } from "./facets.ts";

/** Filter keys of product lists (spec 2.3-4), in the order of the panel. */
export const filterKeys = [
	"category",
	"product",
	"style",
	"color",
	"aspectRatio",
	"punching",
	"label",
] as const;
export type FilterKey = (typeof filterKeys)[number];

export const filterNamesDe: Readonly<Record<FilterKey, string>> = {
	category: "Kategorie",
	product: "Produkt",
	style: "Stil",
	color: "Farbe",
	aspectRatio: "Ausrichtung",
	punching: "Stanzung",
	label: "Merkmal",
};

/** Sort keys of photo book lists (spec 2.3-4). */
export const photobookSortKeys = ["sort", "dateCreated.date"] as const;

/** What a list of a product type can be sorted by, the recommendation first. */
export function sortKeysOf(productType: ProductType): readonly string[] {
	return productType === "photobook" ? photobookSortKeys : sortKeys;
}

/** Shown as the first choice of a filter; both mean that nothing is filtered (spec 2.3-4). */
export const pseudoOptions = ["alle", "alleVorlagen"] as const;

export const pseudoOptionNamesDe: Readonly<Record<(typeof pseudoOptions)[number], string>> = {
	alle: "Alle",
	alleVorlagen: "Alle Vorlagen",
};

/** The value of a filter from an address: undefined when it is absent, empty or a pseudo-option, and so never one. */
export function readFacetValue(value: unknown): string | undefined {
	if (typeof value !== "string" || value === "") return undefined;
	return pseudoOptions.some((pseudo) => pseudo === value) ? undefined : value;
}

/** Aspect ratios of photo book templates (spec 2.3-7). */
export const photobookAspectRatios = ["landscape", "portrait", "square"] as const;

export const photobookAspectRatioNamesDe: Readonly<Record<(typeof photobookAspectRatios)[number], string>> = {
	landscape: "Querformat",
	portrait: "Hochformat",
	square: "quadratisch",
};
