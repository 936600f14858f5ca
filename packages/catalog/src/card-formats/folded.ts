import { mm, type Size, um } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import { allCut, buildPage, buildSide, size } from "./build.ts";

/** One fold on the left: outer side `[4 | 1]`, inner side `[2 | 3]` (domain.md §1.1). */
function foldedLeft(
	key: string,
	rest: Pick<CardFormat, "baseSize" | "orientation" | "priceFactor">,
	trim: Size,
): CardFormat {
	const open: Size = { width: um(trim.width * 2), height: trim.height };
	const folds = [{ axis: "x", at: trim.width }] as const;
	return {
		key,
		form: "klappkarte",
		...rest,
		trim,
		pages: [
			buildPage({
				key: "front",
				numbers: [1],
				size: trim,
				edges: { ...allCut, left: "fold" },
				refinable: true,
			}),
			buildPage({ key: "inner", numbers: [2, 3], size: open, folds }),
			buildPage({ key: "back", numbers: [4], size: trim, edges: { ...allCut, right: "fold" } }),
		],
		sides: [
			buildSide({
				key: "outside",
				size: open,
				panels: [
					{ page: "back", x: mm(0), y: mm(0), turned: false },
					{ page: "front", x: trim.width, y: mm(0), turned: false },
				],
				folds,
			}),
			buildSide({
				key: "inside",
				size: open,
				panels: [{ page: "inner", x: mm(0), y: mm(0), turned: false }],
				folds,
			}),
		],
	};
}

/** Folded cards of domain.md §1.3. */
export const foldedCards: readonly CardFormat[] = [
	foldedLeft("klappkarte-a6", { baseSize: "a6", orientation: "portrait", priceFactor: 100 }, size(105, 148)),
	foldedLeft(
		"klappkarte-sq145",
		{ baseSize: "sq145", orientation: "square", priceFactor: 120 },
		size(145, 145),
	),
];
