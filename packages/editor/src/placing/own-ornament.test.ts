import {
	type Artwork,
	applyCommand,
	type DesignDocument,
	type SimpleCommand,
	together,
} from "@offizin/design";
import { box, mm } from "@offizin/units";
import { expect, test } from "vitest";
import { document } from "../design-fixtures.ts";
import { backgroundCommands, inksFor, ornamentCommands } from "./own-ornament.ts";

const page = document.pages[0]?.key ?? "";
const room = { page, area: box(mm(4), mm(4), mm(140), mm(97)) };
const artwork: Artwork = {
	width: 1000,
	height: 500,
	paths: [
		{ d: "M0 0L1000 0L500 500Z", ink: "leaf" },
		{ d: "M0 0L1000 500", ink: "line", stroke: 13, cap: "round" },
	],
};
const drawing = { key: "ornament-leaf", label: "ornament-leaf", artwork };

function done(from: DesignDocument, commands: readonly SimpleCommand[]) {
	const change = together(commands);
	const applied = change && applyCommand(from, change, () => undefined);
	if (!applied?.ok) throw new Error(applied?.error.code);
	return applied.value;
}

const shown = (after: DesignDocument, id: string) =>
	after.pages[0]?.elements.find((element) => element.id === id);

test("[14] an ornament comes with its drawing, in its proportions, and goes in one step", () => {
	const { document: after, inverse } = done(document, ornamentCommands(document, room, drawing, "one"));
	expect(after.artworks["ornament-leaf"]).toEqual(artwork);
	const element = shown(after, "one");
	expect(element).toMatchObject({
		type: "artwork",
		artwork: "ornament-leaf",
		label: "ornament-leaf",
		inks: { line: { swatch: "ink" }, leaf: { swatch: "sage" } },
		may: ["content", "style", "place", "remove"],
	});
	expect((element?.box.width ?? 0) / (element?.box.height ?? 1)).toBeCloseTo(2, 2);
	expect(
		done(
			after,
			[inverse].flatMap((one) => (one.type === "transaction" ? one.commands : [one])),
		).document,
	).toEqual(document);
});

test("[14] the same drawing twice is in the document once; one that an earlier release drew otherwise stays", () => {
	const once = done(document, ornamentCommands(document, room, drawing, "one")).document;
	const again = ornamentCommands(once, room, drawing, "two");
	expect(again.map(({ type }) => type)).toEqual(["addElement"]);
	expect(shown(done(once, again).document, "two")?.box).not.toEqual(shown(once, "one")?.box);
	const redrawn = { ...drawing, artwork: { ...artwork, width: 900 } };
	const both = done(once, ornamentCommands(once, room, redrawn, "two")).document;
	expect(Object.keys(both.artworks)).toEqual(["ornament-leaf", "ornament-leaf-2"]);
	expect(shown(both, "one")).toMatchObject({ artwork: "ornament-leaf" });
});

test("[14] a background covers the whole area, behind everything, and keeps its proportions", () => {
	const area = box(mm(-3), mm(-3), mm(154), mm(111));
	const commands = backgroundCommands(document, { page, area }, drawing, "ground");
	const after = done(document, commands).document;
	const [first] = after.pages[0]?.elements ?? [];
	expect(first?.id).toBe("ground");
	const { x = 0, y = 0, width = 0, height = 0 } = first?.box ?? {};
	expect([
		x <= area.x,
		y <= area.y,
		x + width >= area.x + area.width,
		y + height >= area.y + area.height,
	]).toEqual([true, true, true, true]);
	expect(width / height).toBeCloseTo(2, 2);
});

test("[14] a background is as light as the page it lies on, or as dark", () => {
	const shades: DesignDocument = {
		...document,
		swatches: {
			...document.swatches,
			night: { name: "Nacht", cmyk: [90, 80, 40, 50], srgb: "#1a1d3a" },
			dusk: { name: "Dämmerung", cmyk: [80, 70, 30, 30], srgb: "#34395e" },
			cream: { name: "Creme", cmyk: [2, 4, 10, 0], srgb: "#f3ead8" },
		},
	};
	const ground: Artwork = { width: 10, height: 10, paths: [{ d: "M0 0L10 0L10 10Z", ink: "fill" }] };
	const on = (swatch: string | undefined) => {
		const pages = shades.pages.map((one) =>
			swatch ? { ...one, background: { role: "process" as const, swatch } } : one,
		);
		return inksFor({ ...shades, pages }, ground, page).fill?.swatch;
	};
	expect(on(undefined)).toBe("cream");
	expect(["night", "dusk"]).toContain(on("night"));
});
