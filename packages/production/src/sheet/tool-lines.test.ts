import { cardFormats, punchedFormat } from "@offizin/formats";
import { expect, test } from "vitest";
import { toolLines } from "./tool-lines.ts";

function linesOf(key: string, punching: Parameters<typeof punchedFormat>[1] = "ohne") {
	const format = cardFormats.find((one) => one.key === key);
	const [side] = format ? punchedFormat(format, punching).sides : [];
	if (!side) throw new Error(`${key} is in the catalogue`);
	return { side, lines: toolLines(side) };
}

test("[production.S4] a crease runs from edge to edge of a straight sheet", () => {
	expect(linesOf("klappkarte-a6").lines).toEqual([{ role: "crease", path: "M105000 0L105000 148000" }]);
	expect(linesOf("klappkarte-a6-quer").lines).toEqual([{ role: "crease", path: "M0 105000L148000 105000" }]);
});

test("[production.S4] on a punched card it ends at the contour", () => {
	const { lines } = linesOf("klappkarte-a6", "rundeecken");
	expect(lines.map(({ role }) => role)).toEqual(["crease", "die"]);
	expect(lines[0]?.path).toBe("M105000 0L105000 148000");
});

test("[production.S4] on a die-cut sheet no crease leaves the card or runs along its edge", () => {
	const { side, lines } = linesOf("pocketfold-115x162");
	const creases = lines
		.filter(({ role }) => role === "crease")
		.map(({ path }) => path.match(/\d+/g)?.map(Number) ?? []);
	// The sheet is 232 mm high with its pocket, the panels are 162 mm.
	expect(side.size.height).toBe(232_000);
	// As they are folded: the tabs on either side of the pocket, the pocket, two spines of two creases.
	expect(creases).toEqual([
		// Both end a hair before the bevel of the tab.
		[8_000, 165_025, 8_000, 231_975],
		[120_000, 165_025, 120_000, 231_975],
		[8_000, 162_000, 120_000, 162_000],
		[120_500, 0, 120_500, 162_000],
		[123_100, 0, 123_100, 162_000],
		[238_100, 0, 238_100, 162_000],
		[241_100, 0, 241_100, 162_000],
	]);
});

test("[production.S4] holes are circles of their size, stickers are kiss-cut", () => {
	const { side, lines } = linesOf("ballonkarte");
	const [hole] = side.holes;
	expect(lines.map(({ role }) => role)).toEqual(["hole"]);
	expect(lines[0]?.path.startsWith(`M${hole?.x} ${(hole?.y ?? 0) - (hole?.diameter ?? 0) / 2}C`)).toBe(true);
	expect(linesOf("sticker-herz").lines.map(({ role }) => role)).toEqual(["kissCut"]);
});
