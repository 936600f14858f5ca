import type { FactSource } from "@offizin/base";
import { um } from "@offizin/units";
import { type Accessory, buildAccessory } from "./accessory.ts";

interface Article extends Pick<Accessory, "swatch" | "weight"> {
	readonly key: string;
	/** Micrometres. */
	readonly thickness: number;
	readonly source: FactSource;
}

/** What has no grammar of its own: feet for table cards (spec 3.7-8) and what hangs pictures (domain.md §4.2). */
const articles: readonly Article[] = [
	{
		key: "standfuss-eckig",
		swatch: "#d8b98c",
		weight: 12,
		thickness: 15_000,
		source: "spec",
	},
	{
		key: "standfuss-rund",
		swatch: "#d8b98c",
		weight: 10,
		thickness: 15_000,
		source: "spec",
	},
	{
		key: "schrauben-duebel",
		swatch: "#9a9c9e",
		weight: 40,
		thickness: 10_000,
		source: "market",
	},
	{
		key: "abstandhalter",
		swatch: "#bfc2c4",
		weight: 120,
		thickness: 25_000,
		source: "market",
	},
	{
		key: "klebestreifen",
		swatch: "#f4f4f2",
		weight: 10,
		thickness: 3000,
		source: "market",
	},
	{
		key: "kleister",
		swatch: "#f1ede2",
		weight: 220,
		thickness: 40_000,
		source: "market",
	},
];

export const standardArticles: readonly Accessory[] = articles.map(({ key, thickness, ...article }) =>
	buildAccessory({ kind: "standard", article: key }, { ...article, thickness: um(thickness) }),
);
