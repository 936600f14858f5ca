import type { Choice } from "@offizin/solver";
import type { BookBinding, BookPaper } from "../photobook/book-materials.ts";
import type { BookFormat } from "../photobook/photobook-choices.ts";

/** Spec 3.2-5 names both kinds; their values are those of domain.md §5. */
export const guestbookTypes: readonly Choice[] = [
	{
		key: "gaestebuch",
		source: "spec",
	},
	{
		key: "kondolenzbuch",
		source: "spec",
	},
];

export const guestbookFormats: readonly BookFormat[] = [
	{ key: "210-210", width: 210, height: 210, source: "market" },
	{ key: "a4-hoch", width: 210, height: 297, source: "norm" },
	{ key: "a4-quer", width: 297, height: 210, source: "norm" },
];

/** Uncoated, so that ink dries. */
export const guestbookPapers: readonly BookPaper[] = [
	{
		key: "feinstweiss",
		weight: 150,
		caliper: 20,
		source: "market",
	},
	{
		key: "creme",
		weight: 150,
		caliper: 20,
		source: "market",
	},
];

export const guestbookLineatures: readonly Choice[] = [
	{ key: "blanko", source: "market" },
	{ key: "liniert", source: "market" },
	{ key: "fragen", source: "market" },
];

/** The band of a condolence book, domain.md §5. */
export const guestbookRibbons: readonly Choice[] = [
	{ key: "ohne", source: "market" },
	{ key: "schwarz", swatch: "#1d1d1b", source: "market" },
	{ key: "grau", swatch: "#8b8d8c", source: "market" },
];

/** Lines that are printed for each entry of a condolence book, domain.md §5. */
export const guestbookEntries: readonly Choice[] = [
	{ key: "ohne", source: "market" },
	{ key: "name", source: "market" },
	{ key: "name-ort", source: "market" },
	{ key: "name-ort-worte", source: "market" },
];

/** Writable pages; sections of eight pages are sewn, hence the step. Bounds of domain.md §5, step ours. */
export const guestbookPages = { min: 48, max: 96, step: 8 } as const;

/** Every book is sewn: it lies open while someone writes. Ours. */
export const guestbookBinding: BookBinding = {
	key: "fadenheftung",
	gutter: 10,
	spineTextFrom: 0,
	source: "market",
};
