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

/** Sort keys of photo book lists (spec 2.3-4). */
const photobookSortKeys = ["sort", "dateCreated.date"] as const;

/** What a list of a product type can be sorted by, the recommendation first. */
export function sortKeysOf(productType: ProductType): readonly string[] {
	return productType === "photobook" ? photobookSortKeys : sortKeys;
}

/** Shown as the first choice of a filter; both mean that nothing is filtered (spec 2.3-4). */
export const pseudoOptions = ["alle", "alleVorlagen"] as const;

/** The value of a filter from an address: undefined when it is absent, empty or a pseudo-option, and so never one. */
export function readFacetValue(value: unknown): string | undefined {
	if (typeof value !== "string" || value === "") return undefined;
	return pseudoOptions.some((pseudo) => pseudo === value) ? undefined : value;
}
