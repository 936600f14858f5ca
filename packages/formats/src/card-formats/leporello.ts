import { type Size, um } from "@offizin/units";
import type { CardFormat, EnvelopeSize } from "../card-format.ts";
import type { FoldStep, Page, SheetSide } from "../format.ts";
import {
	allCut,
	buildFormat,
	buildPage,
	buildSide,
	panel,
	type Sheets,
	size,
	verticalFolds,
} from "./build.ts";

/** Longest sheet that can be folded, domain.md §1.3. */
const MAX_SHEET_LENGTH = um(640_000);

/** Zigzag of `count` equal panels: front `[1 | 2 | … n]`, back `[n+1 | … 2n]`, so 2n+1−p lies behind page p. */
function zigzag(trim: Size, count: number): Sheets {
	const { width, height } = trim;
	const open: Size = { width: um(width * count), height };
	const folds = verticalFolds(...Array.from({ length: count - 1 }, (_, index) => width * (index + 1)));
	const keyOf = (number: number) => (number === 1 ? "front" : `panel-${number}`);
	const page = (number: number): Page => {
		const place = (number - 1) % count;
		return buildPage({
			key: keyOf(number),
			numbers: [number],
			size: trim,
			edges: {
				...allCut,
				left: place === 0 ? "cut" : "fold",
				right: place === count - 1 ? "cut" : "fold",
			},
			refinable: number === 1,
		});
	};
	// Page 1 comes to lie outside: the first crease goes under, the next over it, and so on.
	const folding = folds.map(
		(crease, index): FoldStep => ({
			kind: "fold",
			creases: [crease],
			direction: index % 2 === 0 ? "down" : "up",
		}),
	);
	const side = (key: string, first: number, own: Partial<SheetSide> = {}) =>
		buildSide({
			key,
			size: open,
			panels: Array.from({ length: count }, (_, place) => panel(keyOf(first + place), width * place)),
			folds,
			...own,
		});
	return {
		trim,
		pages: Array.from({ length: count * 2 }, (_, index) => page(index + 1)),
		sides: [side("front", 1, { folding }), side("back", count + 1)],
	};
}

const sizes: readonly { readonly key: string; readonly envelope?: EnvelopeSize; readonly trim: Size }[] = [
	{ key: "a6", envelope: "c6", trim: size(105, 148) },
	{ key: "sq145", envelope: "sq", trim: size(145, 145) },
	{ key: "100x100", trim: size(100, 100) },
];

/** Zigzag folds of three to six panels, domain.md §1.3. */
export const leporellos: readonly CardFormat[] = sizes.flatMap(({ key, trim, envelope }) =>
	[3, 4, 5, 6]
		.filter((count) => trim.width * count <= MAX_SHEET_LENGTH)
		.map((count) =>
			buildFormat(
				`leporello-${key}-${count}`,
				{ form: "leporello", source: "market", ...(envelope ? { envelope } : {}) },
				zigzag(trim, count),
			),
		),
);
