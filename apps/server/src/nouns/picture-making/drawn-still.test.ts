import { stillNames } from "@offizin/contract";
import { expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { writtenLines } from "../../adapters/fonts/written-lines.ts";
import { drawnSvg } from "./drawn-still.ts";
import { productStill } from "./product-stills.ts";
import { samplePhotos } from "./sample-photos.ts";
import { wallStill } from "./wall-stills.ts";

const stillOf = (name: string) => wallStill(name) ?? productStill(name);
const pattern = () => Promise.reject(new Error("no pattern"));
const ofWalls = stillNames.filter((name) => name.startsWith("bildwand-"));

test("every still of the brand of walls is drawn by a scene, and other names by none", () => {
	expect(ofWalls.filter((name) => !stillOf(name))).toEqual([]);
	expect(stillOf("papiervogel-hero")).toBeUndefined();
	expect(stillOf("constructor")).toBeUndefined();
});

test("a still has all it shows in itself: photographs, and letters as outlines", async () => {
	const samples = samplePhotos();
	const write = writtenLines((await loadFonts()).shaper, "bildwand");
	for (const name of ["bildwand-kalender", "bildwand-fotobuch", "bildwand-material-leinwand"]) {
		const still = stillOf(name);
		if (!still) throw new Error(`no still ${name}`);
		const svg = await drawnSvg(still, 320, { samples, write, pattern });
		const hrefs = [...svg.matchAll(/href="([^"]{0,16})/g)].map(([, start]) => start);
		expect(hrefs.length).toBeGreaterThan(0);
		expect(new Set(hrefs)).toEqual(new Set(["data:image/jpeg;"]));
		expect(svg).not.toMatch(/<text|var\(/);
	}
});

test("a photograph has no more pixels than are seen of it", async () => {
	const samples = samplePhotos();
	const still = stillOf("bildwand-collage");
	if (!still) throw new Error("no collage");
	const lengthAt = async (width: number) =>
		(await drawnSvg(still, width, { samples, write: () => "", pattern })).length;
	expect(await lengthAt(320)).toBeLessThan((await lengthAt(1280)) / 4);
});

test("a line stands before, around or after its point", async () => {
	const { shaper } = await loadFonts();
	const look = { size: 20, fill: "#000", face: "text", weight: 400 } as const;
	const startOf = (anchor: "start" | "middle" | "end") =>
		Number(
			/translate\((-?[\d.]+) /.exec(
				writtenLines(shaper, "bildwand")([["H", 0, 0]], { ...look, anchor }).replace(/^.*?scale/, ""),
			)?.[1],
		);
	const [before, around, after] = [startOf("start"), startOf("middle"), startOf("end")];
	expect(before).toBe(0);
	expect(around).toBeLessThan(0);
	expect(after).toBe(2 * around);
});
