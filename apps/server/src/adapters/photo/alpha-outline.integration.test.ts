import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { alphaOutline } from "./alpha-outline.ts";

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-alpha-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawn = (content: string) =>
	sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${content}</svg>`));
const circle = '<circle cx="700" cy="500" r="300" fill="#c33"/>';

/** Corners of the lines of a file, one list for each. */
async function linesOf(file: string) {
	const outline = await alphaOutline(join(folder, file));
	const lines = outline?.split("Z").filter((line) => line !== "") ?? [];
	return lines.map((line) =>
		line
			.slice(1)
			.split("L")
			.map((spot) => spot.split(" ").map(Number)),
	);
}

test.each([
	["png", (picture: ReturnType<typeof drawn>) => picture.png()],
	["palette.png", (picture: ReturnType<typeof drawn>) => picture.png({ palette: true })],
	["deep.png", (picture: ReturnType<typeof drawn>) => picture.toColourspace("rgb16").png()],
	["webp", (picture: ReturnType<typeof drawn>) => picture.webp({ lossless: true })],
	["avif", (picture: ReturnType<typeof drawn>) => picture.avif({ quality: 80 })],
	["tiff", (picture: ReturnType<typeof drawn>) => picture.tiff({ compression: "lzw" })],
])(
	"[15] the outline of a %s lies around what it shows, to a pixel or two of the photo",
	async (name, written) => {
		await written(drawn(circle)).toFile(join(folder, `shown.${name}`));
		const lines = await linesOf(`shown.${name}`);
		expect(lines).toHaveLength(1);
		for (const [x = 0, y = 0] of lines.flat())
			expect(Math.abs(Math.hypot(x - 700, y - 500) - 300)).toBeLessThan(3);
	},
);

test("[15] an outline lies as the upright photo does", async () => {
	await drawn(circle).withMetadata({ orientation: 6 }).png().toFile(join(folder, "turned.png"));
	const [line = []] = await linesOf("turned.png");
	// Turned to the right the photo is 1000 × 1600.
	for (const [x = 0, y = 0] of line) expect(Math.abs(Math.hypot(x - 500, y - 700) - 300)).toBeLessThan(3);
});

test("[15] a photo that covers everything has none, with alpha or without", async () => {
	const whole = '<rect width="1600" height="1000" fill="#456"/>';
	await drawn(whole).png().toFile(join(folder, "whole.png"));
	await drawn(whole).flatten().jpeg().toFile(join(folder, "whole.jpg"));
	for (const file of ["whole.png", "whole.jpg"]) expect(await linesOf(file), file).toEqual([]);
});
