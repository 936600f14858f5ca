import type { CardForm } from "./card-format.ts";
import type { Format } from "./format.ts";

/** Surcharge classes of domain.md §7.2, from no surcharge to cotton paper; a board is a class of ours. */
export type PaperClass = 0 | 1 | 2 | 3 | 4;

/** A card stock. What it can carry decides which refinements are offered (spec 3.7-2). */
export interface Paper {
	readonly key: string;
	/** g/m². */
	readonly weight: number;
	/** Lighter weights that it is also made in, for sheets, envelopes, booklets and what is glued: ours, mills differ. */
	readonly lightWeights: readonly number[];
	readonly surface: "coated" | "gloss" | "uncoated" | "cotton" | "embossed" | "metallic" | "plastic";
	readonly foil: boolean;
	readonly relief: boolean;
	readonly priceClass: PaperClass;
	/** The only forms that are made of it, where it is no card stock. */
	readonly forms?: readonly CardForm[];
	/** Colour of the bare sheet, for pictures on screen. */
	readonly tint: string;
}

/**
 * The ten papers of spec 3.7-12, properties after domain.md §6; vellum for insert sheets and the board of seating plans
 * (§1.3), a rigid foam of 3 kg/m² as in §4.1.
 */
export const papers: readonly Paper[] = [
	{
		key: "matt",
		weight: 300,
		lightWeights: [170],
		surface: "coated",
		foil: true,
		relief: true,
		priceClass: 0,
		tint: "#ffffff",
	},
	{
		key: "seidenmatt",
		weight: 350,
		lightWeights: [170, 300],
		surface: "coated",
		foil: true,
		relief: true,
		priceClass: 1,
		tint: "#fefefd",
	},
	{
		key: "glanz",
		weight: 300,
		lightWeights: [170],
		surface: "gloss",
		foil: false,
		relief: true,
		priceClass: 1,
		tint: "#ffffff",
	},
	{
		key: "naturweiss",
		weight: 300,
		lightWeights: [120, 160],
		surface: "uncoated",
		foil: true,
		relief: false,
		priceClass: 1,
		tint: "#fcfbf7",
	},
	{
		key: "creme",
		weight: 300,
		lightWeights: [120, 160],
		surface: "uncoated",
		foil: true,
		relief: false,
		priceClass: 1,
		tint: "#f7f0e0",
	},
	{
		key: "feinstpapier",
		weight: 340,
		lightWeights: [],
		surface: "cotton",
		foil: true,
		relief: false,
		priceClass: 3,
		tint: "#fbf9f4",
	},
	{
		key: "struktur",
		weight: 280,
		lightWeights: [],
		surface: "embossed",
		foil: false,
		relief: false,
		priceClass: 2,
		tint: "#faf8f3",
	},
	{
		key: "perlmutt",
		weight: 285,
		lightWeights: [120],
		surface: "metallic",
		foil: false,
		relief: false,
		priceClass: 2,
		tint: "#f5f1ea",
	},
	{
		key: "recycling",
		weight: 300,
		lightWeights: [120, 160],
		surface: "uncoated",
		foil: true,
		relief: false,
		priceClass: 0,
		tint: "#ece8df",
	},
	{
		key: "kraft",
		weight: 280,
		lightWeights: [120],
		surface: "uncoated",
		foil: false,
		relief: false,
		priceClass: 1,
		tint: "#c9a77c",
	},
	{
		key: "vellum",
		weight: 100,
		lightWeights: [],
		surface: "uncoated",
		foil: false,
		relief: false,
		priceClass: 2,
		forms: ["einlegeblatt"],
		tint: "#f1f1ec",
	},
	{
		key: "hartschaum",
		weight: 3000,
		lightWeights: [],
		surface: "plastic",
		foil: false,
		relief: false,
		priceClass: 4,
		forms: ["sitzplan"],
		tint: "#ffffff",
	},
];

export function paper(key: string): Paper | undefined {
	return papers.find((candidate) => candidate.key === key);
}

/** g/m² of the cover of a booklet in a paper, as `weightFor`; undefined for what is not stitched. */
export function coverWeightFor(
	{ form, stitching }: Pick<Format, "form" | "stitching">,
	stock: Paper,
): number | undefined {
	return stitching && weightFor({ form, grammage: stitching.coverGrammage }, stock);
}

/** g/m² of a paper as a format is made of it, the heaviest where several would do; undefined where none would. */
export function weightFor(
	{ form, grammage }: Pick<Format, "form" | "grammage">,
	{ weight, lightWeights, forms }: Paper,
): number | undefined {
	if (forms && !forms.some((one) => one === form)) return undefined;
	if (!grammage) return weight;
	const made = [...lightWeights, weight].filter((one) => one >= grammage.min && one <= grammage.max);
	return made.at(-1);
}
