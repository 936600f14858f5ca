import type { CardFormat } from "./card-format.ts";

/** Surcharge classes of domain.md §7.2, from no surcharge to cotton paper. */
export type PaperClass = 0 | 1 | 2 | 3;

/** A card stock. What it can carry decides which refinements are offered (spec 3.7-2). */
export interface Paper {
	readonly key: string;
	/** g/m². */
	readonly weight: number;
	/** Weights below card stock that it is also made in, for sheets, envelopes and booklets: ours, mills differ. */
	readonly lightWeights: readonly number[];
	readonly surface: "coated" | "gloss" | "uncoated" | "cotton" | "embossed" | "metallic";
	readonly foil: boolean;
	readonly relief: boolean;
	readonly priceClass: PaperClass;
	/** Colour of the bare sheet, for pictures on screen. */
	readonly tint: string;
}

/** The ten papers of spec 3.7-12, properties after domain.md §6. */
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
		lightWeights: [170],
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
];

export function paper(key: string): Paper | undefined {
	return papers.find((candidate) => candidate.key === key);
}

/** g/m² of a paper as a format is made of it, the heaviest where several would do; undefined where none would. */
export function weightFor(
	{ grammage }: Pick<CardFormat, "grammage">,
	{ weight, lightWeights }: Paper,
): number | undefined {
	if (!grammage) return weight;
	const made = [...lightWeights, weight].filter((one) => one >= grammage.min && one <= grammage.max);
	return made.at(-1);
}
