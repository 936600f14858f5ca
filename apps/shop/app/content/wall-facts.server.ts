import { type Material, type MaterialKey, material, materials, photoframeProduct } from "@offizin/assortment";
import { formatFigure } from "@offizin/money";
import { type Configuration, defaultConfiguration } from "@offizin/solver";
import { listOf, productWords, say, wordsOf } from "@offizin/words";

const NBSP = "\u00a0";

function stock(key: MaterialKey): Material {
	const found = material(key);
	if (!found) throw new Error(`No material ${key}`);
	return found;
}

const areaOf = ({ limits: { short, long } }: Material) => short.max * long.max;

function sizeOf({ limits: { short, long } }: Material): string {
	return `${long.max}${NBSP}×${NBSP}${short.max}${NBSP}cm`;
}

/** A picture of so many centimetres, "60x40", as the page of wall pictures shows a material first. */
export function firstPicture(key: MaterialKey, format: string): Configuration {
	const [variant] = stock(key).variants;
	const [edge] = stock(key).edges;
	if (!variant || !edge) throw new Error(`Material ${key} cannot be made`);
	return {
		...defaultConfiguration(photoframeProduct),
		materialType: key,
		variant: variant.key,
		edge,
		format,
	};
}

/** What pictures for the wall can be, as sentences name it: each figure is one of packages/assortment. */
export function wallFactsIn(locale: string) {
	const words = productWords("photoframe", locale);
	const { perSquareMetre, upTo, range } = wordsOf(locale).shop.blocks.material;

	/** "3,8 kg je m²"; where stretcher bars or thicknesses differ, "2 bis 3 kg je m²". */
	function weightOfSquareMetre({ variants }: Material): string {
		const weights = [...new Set(variants.map(({ weight }) => weight))].sort((a, b) => a - b);
		const figures = weights.map((weight) => formatFigure(weight / 1000, locale, weight % 1000 === 0 ? 0 : 1));
		const [least = "", most] = figures.length > 1 ? [figures[0], figures.at(-1)] : figures;
		const weight = most === undefined ? least : say(range, { from: least, to: most }, locale);
		return say(perSquareMetre, { weight }, locale);
	}

	return {
		materials: materials.length,
		/** "600 × 350 cm", of the material that is made largest. */
		largest: sizeOf(materials.reduce((best, next) => (areaOf(next) > areaOf(best) ? next : best))),
		nameOf: (key: MaterialKey) => words.value("materialType", key),
		/** "300 × 150 cm", lying. */
		largestOf: (key: MaterialKey) => sizeOf(stock(key)),
		/** Figures of each material by its name: {goodLeinwand}, {weightAcrylglas}, {largestPoster}. */
		ofEach: Object.fromEntries(
			materials.flatMap((one) => {
				const name = `${one.key.charAt(0).toUpperCase()}${one.key.slice(1)}`;
				const { good, warn, block } = one.ppi;
				return Object.entries({
					name: words.value("materialType", one.key),
					weight: weightOfSquareMetre(one),
					largest: sizeOf(one),
					good: String(good),
					soft: String(warn),
					least: String(block),
				}).map(([fact, value]) => [`${fact}${name}`, value]);
			}),
		),
		/** Short lines for a label: what it is, how it comes, what it weighs, how large it is made. */
		labelOf(key: MaterialKey): readonly string[] {
			const { variants } = stock(key);
			return [
				words.note("materialType", key) ?? "",
				// What comes in one way only has no name for it that tells anything.
				variants.length > 1
					? listOf(
							variants.map((variant) => words.value("variant", variant.key)),
							locale,
							"disjunction",
						)
					: "",
				weightOfSquareMetre(stock(key)),
				say(upTo, { size: sizeOf(stock(key)) }, locale),
			].filter((line) => line !== "");
		},
		/** "7,2 kg", without a frame. */
		weightOf(key: MaterialKey, format: string): string {
			const facts = photoframeProduct.facts(firstPicture(key, format));
			const weight = facts.find(({ code }) => code === "weight");
			return weight ? words.fact(weight).value : "";
		},
		/** Resolution below which its faults are seen, in pixels per inch. */
		softBelow: (key: MaterialKey) => stock(key).ppi.warn,
	};
}
