import {
	accessories,
	accessoryKinds,
	isSoldBy,
	type MaterialKey,
	material,
	materials,
	offeredSizes,
	type Product,
	type ProductKey,
	products,
} from "@offizin/assortment";
import { listPages, productPages, stillNames } from "@offizin/contract";
import { papers } from "@offizin/formats";
import { choicesOf } from "@offizin/solver";
import { accessoryName, productWords, say, wordsOf } from "@offizin/words";
import type { Shelf } from "./design-entries.ts";
import { type SearchEntry, weightOf } from "./search-entry.ts";

const canvas = material("leinwand");
/** Which other materials are made in, too. */
const canvasSizes = canvas ? offeredSizes(canvas).join(" ") : "";

/** Of a book of guests or a wall picture there are hundreds of sizes. */
const MAX_CHOICES = 120;

/** What is sold: products with all that can be chosen of them, materials and papers, and what goes with cards. */
export function productEntries({ channel, locale }: Shelf): readonly SearchEntry[] {
	const sold = Object.values(products).filter((product) => isSoldBy(product, channel));
	const isSold = (key: ProductKey) => sold.some((product) => product.key === key);
	return [
		...sold.map((product) => productEntry(product, locale)),
		...(isSold("photoframe") ? materialEntries(locale) : []),
		...(isSold("card") ? [...paperEntries(locale), ...accessoryEntries(locale)] : []),
	];
}

function productEntry(product: Product, locale: string): SearchEntry {
	const { search, shop } = wordsOf(locale);
	const { key, options } = product;
	const words = productWords(key, locale);
	const choices = options.flatMap((option) =>
		choicesOf(product, option.key).map(({ key: value }) => words.value(option.key, value)),
	);
	const title = key === "card" ? shop.page.nav.cards : words.name;
	return {
		path: productPages[key],
		kind: "product",
		worth: 1,
		texts: [
			{ text: title, weight: weightOf.title },
			{ text: search.product[key], weight: weightOf.alias },
			{ text: choices.slice(0, MAX_CHOICES).join(" "), weight: weightOf.note },
			{ text: key === "photoframe" ? canvasSizes : "", weight: weightOf.subject },
		],
		hit: { title },
	};
}

function materialEntries(locale: string): readonly SearchEntry[] {
	const { search } = wordsOf(locale);
	const words = productWords("photoframe", locale);
	return materials.map(({ key }) => {
		const title = words.value("materialType", key);
		const note = words.note("materialType", key) ?? words.name;
		return {
			path: `${productPages.photoframe}?materialType=${key}`,
			kind: "product",
			// Who asks for a material wants it as a picture, not a collage or a print that may be made of it, too.
			worth: 1.05,
			texts: [
				{ text: title, weight: weightOf.title },
				{ text: search.material[key], weight: weightOf.alias },
				{ text: `${words.name} ${note}`, weight: weightOf.detail },
			],
			hit: { title, note: say(search.materialNote, { note }, locale), ...stillOf(key, title) },
		};
	});
}

/** The edge of a material, of those that have been photographed. */
function stillOf(material: MaterialKey, alt: string): Pick<SearchEntry["hit"], "picture"> {
	const name = stillNames.find((still) => still === `bildwand-material-${material}`);
	return name ? { picture: { src: `/img/w640/still/${name}`, width: 640, height: 800, alt } } : {};
}

function paperEntries(locale: string): readonly SearchEntry[] {
	const { search, prose } = wordsOf(locale);
	const words = productWords("card", locale);
	const told: Readonly<Record<string, { readonly short: string; readonly long: string }>> = prose.paperTexts;
	return papers
		.filter(({ forms }) => !forms)
		.map(({ key, tint }) => {
			const title = words.value("paperType", key);
			const { short = "", long = "" } = told[key] ?? {};
			return {
				path: `${listPages.papers}#${key}`,
				kind: "product",
				worth: 0.95,
				texts: [
					{ text: `${title} ${search.paper}`, weight: weightOf.title },
					{ text: short, weight: weightOf.detail },
					{ text: long, weight: weightOf.note },
				],
				hit: {
					title,
					note: say(search.paperNote, { note: words.note("paperType", key) ?? "" }, locale),
					swatch: tint,
				},
			};
		});
}

/** What is sold blank beside cards, by kind: its shelf on the page of all of them. */
function accessoryEntries(locale: string): readonly SearchEntry[] {
	const { search } = wordsOf(locale);
	return accessoryKinds.flatMap((kind) => {
		const ofKind = accessories.filter((one) => one.kind === kind);
		// Whatever has a colour of its own is told from the ground.
		const shown =
			ofKind.find(({ swatch }) => swatch !== undefined && swatch !== ofKind[0]?.swatch) ?? ofKind[0];
		if (!shown) return [];
		const title = search.accessory[kind];
		return [
			{
				path: `${listPages.accessories}#${kind}`,
				kind: "product" as const,
				worth: 0.95,
				texts: [
					{ text: title, weight: weightOf.title },
					{ text: search.accessoryAlias[kind], weight: weightOf.alias },
					{ text: ofKind.map((one) => accessoryName(one, locale)).join(" "), weight: weightOf.detail },
				],
				hit: { title, note: search.accessoryNote, swatch: shown.swatch, sku: shown.sku },
			},
		];
	});
}
