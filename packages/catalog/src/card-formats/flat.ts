import { mm, type Size } from "@offizin/units";
import type { CardFormat } from "../card-format.ts";
import { buildPage, buildSide, size } from "./build.ts";

function flat(
	key: string,
	rest: Pick<CardFormat, "form" | "baseSize" | "orientation" | "priceFactor">,
	trim: Size,
): CardFormat {
	return {
		key,
		...rest,
		trim,
		pages: [
			buildPage({ key: "front", numbers: [1], size: trim, refinable: true }),
			buildPage({ key: "back", numbers: [2], size: trim }),
		],
		sides: ["front", "back"].map((page) =>
			buildSide({ key: page, size: trim, panels: [{ page, x: mm(0), y: mm(0), turned: false }] }),
		),
	};
}

/** Cards without a fold, domain.md §1.3. */
export const flatCards: readonly CardFormat[] = [
	flat(
		"din-lang-quer",
		{ form: "din-lang-quer", baseSize: "dl", orientation: "landscape", priceFactor: 80 },
		size(210, 100),
	),
	flat(
		"postkarte-a6",
		{ form: "postkarte", baseSize: "a6", orientation: "landscape", priceFactor: 70 },
		size(148, 105),
	),
];
