import { collageLayout } from "@offizin/assortment";
import type { ProductVariant } from "@offizin/contract";
import type { FacetKey } from "#app/card-list/facet-choice.ts";

/** What an overview is narrowed by, in the order of its panel (spec 2.3-4). */
export const overviewFacets = ["product", "style", "aspectRatio", "format", "material"] as const;
export type OverviewFacet = (typeof overviewFacets)[number] & FacetKey;

export type OverviewQuery = Partial<Readonly<Record<OverviewFacet, string | undefined>>>;

/** Which facet an option is found under; the layouts of collages by their kind. */
const facetOfOption: Readonly<Record<string, OverviewFacet>> = {
	type: "product",
	format: "format",
	formatType: "format",
	design: "style",
	designId: "style",
	material: "material",
};

type OfVariant = Pick<ProductVariant, "values" | "size">;

/** The value of a variant under a facet; undefined where it has none. */
export function facetValue({ values, size }: OfVariant, facet: OverviewFacet): string | undefined {
	if (facet === "aspectRatio") return size ? shapeOf(size) : undefined;
	const own = values.find(({ option }) => facetOfOption[option] === facet);
	return own?.option === "designId" ? collageLayout(own.value).kind : own?.value;
}

function shapeOf({ width, height }: NonNullable<OfVariant["size"]>): "square" | "landscape" | "portrait" {
	if (width === height) return "square";
	return width > height ? "landscape" : "portrait";
}

/** The variants that have every value that is asked for, but for one facet that may be left out. */
export function narrowed<Variant extends OfVariant>(
	variants: readonly Variant[],
	query: OverviewQuery,
	leftOut?: OverviewFacet,
): readonly Variant[] {
	return variants.filter((variant) =>
		overviewFacets.every(
			(facet) =>
				facet === leftOut || query[facet] === undefined || facetValue(variant, facet) === query[facet],
		),
	);
}

/** The values of a facet, each with how many variants it would leave. */
export function countValues(
	variants: readonly OfVariant[],
	query: OverviewQuery,
	facet: OverviewFacet,
): readonly { readonly value: string; readonly count: number }[] {
	const counts = new Map<string, number>();
	for (const variant of narrowed(variants, query, facet)) {
		const value = facetValue(variant, facet);
		if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	return [...counts].map(([value, count]) => ({ value, count }));
}

/** How far apart the variants lie that kinds begin with. */
const STRIDE = 3;

/**
 * Our recommendation: kinds take turns, each beginning with another of its variants, so that the first rows show what
 * there is and not twelve times nearly the same.
 */
export function inTurns<Variant extends OfVariant>(variants: readonly Variant[]): readonly Variant[] {
	const kinds = [...Map.groupBy(variants, kindOf).values()].map((kind, index) => {
		const start = (index * STRIDE) % kind.length;
		return [...kind.slice(start), ...kind.slice(0, start)];
	});
	const longest = Math.max(0, ...kinds.map(({ length }) => length));
	return Array.from({ length: longest }, (_, row) =>
		kinds.flatMap((kind) => kind.slice(row, row + 1)),
	).flat();
}

function kindOf(variant: OfVariant): string | undefined {
	const [first] = variant.values;
	return first?.option === "designId" ? facetValue(variant, "style") : first?.value;
}
