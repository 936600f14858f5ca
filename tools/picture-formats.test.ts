import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cardFormat } from "@offizin/formats";
import { segmentsOf } from "@offizin/geometry";
import { expect, test } from "vitest";
import { drawFormat } from "./format-pictures/draw-format.ts";
import { formatFiles } from "./format-pictures/format-page.ts";
import { insetContour } from "./format-pictures/inset-contour.ts";

const docs = join(import.meta.dirname, "../docs");

test("the drawings in docs are those of the catalogue; npm run formats makes them anew", () => {
	const files = formatFiles();
	const stale = [...files].filter(([path, content]) => readFileSync(join(docs, path), "utf8") !== content);
	expect(stale.map(([path]) => path)).toEqual([]);
	const drawn = readdirSync(join(docs, "formats")).map((name) => `formats/${name}`);
	expect(drawn.sort()).toEqual([...files.keys()].filter((path) => path.startsWith("formats/")).sort());
});

test("a turned page is drawn on its head, its number with it", () => {
	const format = cardFormat("klappkarte-a6-quer");
	const svg = format ? drawFormat(format, "Zeichnung") : "";
	expect(svg.match(/rotate\(180\)/g)).toHaveLength(2);
	expect(svg).toContain(">Rückseite</text>");
	expect(svg).toContain(">210</text>");
});

test("the safe line of a circle is a smaller circle", () => {
	const format = cardFormat("sticker-rund-50");
	const die = format?.pages[0]?.die ?? "";
	const inset = segmentsOf(insetContour(segmentsOf(die), 2_000));
	const distances = inset.map(({ bx, by }) => Math.hypot(bx - 25_000, by - 25_000));
	expect(Math.min(...distances)).toBeGreaterThan(22_900);
	expect(Math.max(...distances)).toBeLessThan(23_010);
});
