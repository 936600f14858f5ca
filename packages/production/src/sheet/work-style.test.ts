import { type Crease, cardFormat, cardFormats, type SheetSide } from "@offizin/formats";
import { expect, test } from "vitest";
import { isBack, type WorkStyle, workStyleOf } from "./work-style.ts";

test.each([
	["klappkarte-a6", "headToHead"],
	["klappkarte-a6-quer", "headToFoot"],
	["klappkarte-dl", "headToFoot"],
	["tischfaltkarte-85x55", "headToFoot"],
	["doppelklappkarte-a6", "headToHead"],
	["doppelklappkarte-a6-quer", "headToFoot"],
	["pocketfold-115x162", "headToHead"],
	["postkarte-a6", "headToHead"],
	["sticker-herz", "simplex"],
] as const)("[production.T4] %s is worked %s", (key, style) => {
	const format = cardFormat(key);
	expect(format && workStyleOf(format.sides)).toBe(style);
});

/** A crease and a hole of the front where they come to lie when the sheet is turned. */
function turned({ size, folds, holes }: SheetSide, style: WorkStyle) {
	const mirror = (axis: Crease["axis"], at: number) => {
		if (style === "headToHead") return axis === "x" ? size.width - at : at;
		return axis === "y" ? size.height - at : at;
	};
	return {
		folds: folds.map(({ axis, at }) => `${axis} ${mirror(axis, at)}`).sort(),
		holes: holes.map(({ x, y }) => `${mirror("x", x)} ${mirror("y", y)}`).sort(),
	};
}

const twoSided = cardFormats.filter(({ sides }) => workStyleOf(sides) !== "simplex");

test.each(twoSided)(
	"[production.T4] turned so, creases and holes of $key meet from both sides",
	({ sides }) => {
		const style = workStyleOf(sides);
		for (const [index, back] of sides.entries()) {
			const front = sides[index - 1];
			if (!isBack(back.key) || !front) continue;
			expect(back.size).toEqual(front.size);
			expect({
				folds: back.folds.map(({ axis, at }) => `${axis} ${at}`).sort(),
				holes: back.holes.map(({ x, y }) => `${x} ${y}`).sort(),
			}).toEqual(turned(front, style));
		}
	},
);
