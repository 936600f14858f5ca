import { readFacetValue } from "@offizin/assortment";
import { getProductOverview, type ProductVariant, productPages, type ShownProduct } from "@offizin/contract";
import { wordsOf } from "@offizin/words";
import type { RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { readStoryPage } from "#app/blocks/read-story.server.ts";
import type { ChosenFacet } from "#app/card-list/facet-choice.ts";
import { shortPage } from "#app/card-list/list-query.ts";
import { readListQuery } from "#app/card-list/read-list-query.server.ts";
import { overviewCopy } from "#app/content/overview-copy.server.ts";
import { toDrawing } from "#app/drawings/to-drawing.server.ts";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { type OverviewProduct, overviewPaths, ownPath, withTrailingSlash } from "#app/paths.ts";
import { sharedDefinitions, tileScene } from "#app/product-page/scenes/scene.server.ts";
import type { VariantView } from "#app/product-page/variant-tile.tsx";
import { shopContext } from "#app/shop-context.ts";
import {
	countValues,
	facetValue,
	inTurns,
	narrowed,
	type OverviewFacet,
	type OverviewQuery,
	overviewFacets,
} from "./variant-facets.ts";

export const overviewReads = [...overviewFacets, "tileCount"] as const;

/** Everything the overview of a product shows; 404 where the brand has none. */
export async function loadOverview(context: Readonly<RouterContextProvider>, url: URL) {
	const { site, prefix, platform } = context.get(shopContext);
	const base = withTrailingSlash(ownPath(url.pathname, { prefix, platform }));
	const product = productAt(base);
	const copy = product && overviewCopy(product, site);
	if (!product || !copy) throw pageNotFound(base);
	const [found, story] = await Promise.all([
		apiOf(context)(getProductOverview, { query: { product } }),
		readStoryPage(base.slice(1, -1), context, url),
	]);
	const all = inTurns(valueOrThrow(found).items);
	const query = readQuery(url.searchParams);
	const { tileCount } = readListQuery(url.searchParams, shortPage);
	const matching = narrowed(all, query);
	const word = (facet: OverviewFacet, value: string) => valueWord(all, facet, value, site.locale);
	return {
		base,
		copy,
		story,
		words: areaWords(site.locale, "list"),
		definitions: toDrawing(context, sharedDefinitions),
		query,
		tileCount,
		tiles: matching
			.slice(0, tileCount ?? shortPage)
			.map((variant, turn) => tileOf(product, variant, context, turn)),
		total: matching.length,
		chosen: overviewFacets.flatMap((name): ChosenFacet<OverviewFacet>[] => {
			const value = query[name];
			if (value === undefined) return [];
			const isOffered = all.some((variant) => facetValue(variant, name) === value);
			return [{ name, value, label: isOffered ? word(name, value) : undefined, isOffered }];
		}),
		facets: overviewFacets
			.filter((name) => isWorthChoosing(countValues(all, {}, name).length, all.length))
			.map((name) => ({
				name,
				options: countValues(all, query, name).map((counted) => ({
					...counted,
					label: word(name, counted.value) ?? counted.value,
				})),
			}))
			.filter(({ options }) => options.length > 0),
	};
}

export type OverviewView = Awaited<ReturnType<typeof loadOverview>>;

/** A few of what there is of a product, different ones first; none of a product without an overview. */
export async function someVariants(
	context: Readonly<RouterContextProvider>,
	product: ShownProduct,
	most: number,
): Promise<{ readonly to: string; readonly tiles: readonly VariantView[] } | undefined> {
	const { site } = context.get(shopContext);
	if (!isInOverviews(product) || !overviewCopy(product, site)) return undefined;
	const found = await apiOf(context)(getProductOverview, { query: { product } });
	const tiles = inTurns(valueOrThrow(found).items).slice(0, most);
	return {
		to: overviewPaths[product],
		tiles: tiles.map((variant, index) => tileOf(product, variant, context, index + 1)),
	};
}

function isInOverviews(product: ShownProduct): product is ShownProduct & OverviewProduct {
	return Object.hasOwn(overviewPaths, product);
}

/** One value tells none apart, and where nearly every variant has its own the tiles are quicker to look through. */
function isWorthChoosing(values: number, variants: number): boolean {
	return values > 1 && values <= variants / 2;
}

function productAt(path: string): OverviewProduct | undefined {
	const products = Object.keys(overviewPaths) as OverviewProduct[];
	return products.find((product) => overviewPaths[product] === path);
}

/** Spec 2.3-4: pseudo-options are no filter; what cannot be a key is none either. */
function readQuery(params: URLSearchParams): OverviewQuery {
	const values = overviewFacets.map((facet) => {
		const value = readFacetValue(params.get(facet));
		return [facet, value !== undefined && /^[\w-]{1,60}$/.test(value) ? value : undefined];
	});
	return Object.fromEntries(values);
}

function valueWord(
	all: readonly ProductVariant[],
	facet: OverviewFacet,
	value: string,
	locale: string,
): string | undefined {
	const { aspectRatio } = wordsOf(locale).shop.list.facetValue;
	const layouts: Readonly<Record<string, string>> = wordsOf(locale).facet.layoutKind;
	const shapes: Readonly<Record<string, string>> = aspectRatio;
	if (facet === "aspectRatio") return shapes[value];
	const named = all.flatMap(({ values }) => values).find((one) => one.value === value);
	return named?.name ?? layouts[value];
}

function tileOf(
	product: OverviewProduct,
	variant: ProductVariant,
	context: Readonly<RouterContextProvider>,
	turn: number,
): VariantView {
	const { id, values, sizeText, from, query, configuration } = variant;
	const [first, ...others] = values.map(({ name }) => name);
	// Prints are called by their size.
	const tellsSize = values.some(({ name }) => sizeText && bare(name).includes(bare(sizeText)));
	return {
		id,
		name: first ?? "",
		more: [...others, ...(sizeText && !tellsSize ? [sizeText] : [])].join(", "),
		from,
		to: `${productPages[product]}?${query}`,
		scene: toDrawing(context, tileScene(product, configuration, context.get(shopContext).site, turn)),
	};
}

function bare(words: string): string {
	return words.replace(/\s/g, "");
}
