import {
	frames,
	type Material,
	type MaterialKey,
	materialUses,
	photoframeProduct,
} from "@offizin/assortment";
import { formatMoney, type Money } from "@offizin/money";
import type { Configuration } from "@offizin/solver";
import { listOf, productWords, say, wordsOf } from "@offizin/words";
import { firstPicture, wallFactsIn } from "./wall-facts.server.ts";

/** Sizes that materials are compared at; what is not made so small begins with a later one. */
const compared = ["60x40", "120x80", "300x200"] as const;

/** The first two sizes that a material is made in. */
export function comparedSizes({ limits: { short, long } }: Material): readonly string[] {
	return compared
		.filter((size) => {
			const [wide = 0, high = 0] = size.split("x").map(Number);
			return wide >= long.min && wide <= long.max && high >= short.min && high <= short.max;
		})
		.slice(0, 2);
}

export interface ToldFact {
	readonly key: string;
	readonly name: string;
	readonly lines: readonly string[];
}

/** Prices in force, as far as a page knows them. */
export interface MaterialPrices {
	readonly from: Money | undefined;
	/** By size. */
	readonly of: ReadonlyMap<string, Money | undefined>;
}

/** Everything that is told of a material, each figure from where it is decided. */
export function materialFacts(stock: Material, prices: MaterialPrices, locale: string): readonly ToldFact[] {
	const words = productWords("photoframe", locale);
	const { material: told } = wordsOf(locale).shop.blocks;
	const wall = wallFactsIn(locale);
	const { key, variants, edges, limits, ppi } = stock;
	const use = materialUses[key];
	const sizes = comparedSizes(stock);
	const size = (format: string) => words.value("format", format);
	const any = (names: readonly string[]) => listOf(names, locale, "disjunction");
	const factOf = (configuration: Configuration, code: string) => {
		const fact = photoframeProduct.facts(configuration).find((one) => one.code === code);
		return fact ? words.fact(fact).value : "";
	};
	/** The same of each way it comes; said once where it is the same for all. */
	const perVariant = (code: string, format: string): string => {
		const values = variants.map((variant) => ({
			name: words.value("variant", variant.key),
			value: factOf({ ...firstPicture(key, format), variant: variant.key }, code),
		}));
		const [first] = values;
		if (new Set(values.map(({ value }) => value)).size <= 1) return first?.value ?? "";
		return values.map(({ name, value }) => `${value} (${name})`).join(", ");
	};
	const [smallest = ""] = sizes;
	const thickness = (variant: string) =>
		factOf({ ...firstPicture(key, smallest), variant }, "photoframe.thickness");
	const framedBy = frames.filter(({ materials }) => materials.includes(key)).map((one) => one.key);
	const perSize = (tell: (format: string) => string) =>
		sizes.map((format) => say(told.atSize, { size: size(format), value: tell(format) }, locale));
	const rows: readonly (readonly [keyof typeof told.fact, readonly string[]])[] = [
		["surface", [told.surface[use.surface]]],
		["thickness", [any([...new Set(variants.map((one) => thickness(one.key)))])]],
		["weight", perSize((format) => perVariant("weight", format))],
		["variants", variants.length > 1 ? [any(variants.map((one) => words.value("variant", one.key)))] : []],
		["edges", [any(edges.map((edge) => words.value("edge", edge)))]],
		["frames", [framedBy.length > 0 ? any(framedBy.map((one) => words.value("frame", one))) : told.noFrame]],
		[
			"sizes",
			[
				say(
					told.sizes,
					{ least: size(`${limits.short.min}x${limits.long.min}`), most: wall.largestOf(key) },
					locale,
				),
			],
		],
		["resolution", [say(told.resolution, { good: ppi.good, warn: ppi.warn }, locale)]],
		["hanging", perSize((format) => factOf(firstPicture(key, format), "photoframe.fittings"))],
		["places", [use.damp ? told.damp : told.dry, use.outside ? told.outside : told.inside]],
		["care", [told.care[use.care]]],
		[
			"price",
			[
				...(prices.from ? [say(told.from, { price: formatMoney(prices.from, locale) }, locale)] : []),
				...sizes.flatMap((format) => {
					const price = prices.of.get(format);
					const value = price && formatMoney(price, locale);
					return value ? [say(told.atSize, { size: size(format), value }, locale)] : [];
				}),
			],
		],
	];
	return rows.flatMap(([fact, lines]) => {
		const shown = lines.filter((line) => line !== "");
		return shown.length > 0 ? [{ key: fact, name: told.fact[fact], lines: shown }] : [];
	});
}

/** The page of a material. */
export function materialPage(key: MaterialKey): string {
	return `/materialien/${key}/`;
}
