import { expect, test } from "vitest";
import { cardFormat, cardFormats } from "../card-formats.ts";
import type { Crease, SheetSide } from "../format.ts";

const line = ({ axis, at }: Crease) => `${axis}${at / 1000}`;
const stepsOf = ({ folding }: SheetSide) =>
	folding.map(({ kind, creases, direction }) => [kind, ...creases.map(line), direction].join(" "));

test.each([
	["klappkarte-a6", ["fold x105 down"]],
	["tischfaltkarte-85x55", ["fold y55 down"]],
	["doppelklappkarte-a6", ["fold x103 down", "fold x208 down"]],
	["doppelklappkarte-a6-quer", ["fold y103 down", "fold y208 down"]],
	["doppelklappkarte-a6-altarfalz", ["fold x51.5 down", "fold x156.5 down"]],
	["leporello-a6-4", ["fold x105 down", "fold x210 up", "fold x315 down"]],
	[
		"pocketfold-115x162",
		["tabs x8 x120 down", "fold y162 down", "spine x120.5 x123.1 down", "spine x238.1 x241.1 down"],
	],
	["banderole-a6", []],
])("[assortment.K22] %s is folded in its order", (key, steps) => {
	const [front] = cardFormat(key)?.sides ?? [];
	expect(front && stepsOf(front)).toEqual(steps);
});

test("[assortment.K22] every crease is folded once, on the side that lies upwards, but for bands and booklets", () => {
	for (const { key, form, sides } of cardFormats) {
		const [front, ...others] = sides;
		expect(
			others.flatMap(({ folding }) => folding),
			key,
		).toEqual([]);
		const folded = front?.folding.flatMap(({ creases }) => creases.map(line)) ?? [];
		const creased = form === "banderole" ? [] : (front?.folds.map(line) ?? []);
		expect(folded.sort(), key).toEqual(creased.sort());
	}
});
