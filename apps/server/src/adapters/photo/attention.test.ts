import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { attentionOf } from "./attention.ts";

async function pixelsOf(picture: Sharp) {
	const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** A grey room with things in it. */
function room(width: number, height: number, things: string) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a9096"/>${things}</svg>`;
	return pixelsOf(sharp(Buffer.from(drawing)));
}

const face = (x: number, y: number, skin: string) =>
	`<ellipse cx="${x}" cy="${y}" rx="50" ry="65" fill="${skin}"/><circle cx="${x - 20}" cy="${y - 15}" r="7" fill="#222"/><circle cx="${x + 20}" cy="${y - 15}" r="7" fill="#222"/><rect x="${x - 20}" y="${y + 25}" width="40" height="8" fill="#833"/>`;

describe("where the eye goes first", () => {
	test.each(["#f1c7a5", "#c68a5e", "#7a4a2e"])("to a face of %s, wherever it is", async (skin) => {
		for (const [x, y] of [
			[150, 120],
			[620, 150],
			[420, 700],
		] as const) {
			const found = attentionOf(await room(800, 900, face(x, y, skin)));
			expect(Math.abs(found.x * 800 - x)).toBeLessThan(60);
			expect(Math.abs(found.y * 900 - y)).toBeLessThan(70);
		}
	});

	test("rather to a face than to a colourful thing", async () => {
		const ball = '<circle cx="600" cy="650" r="70" fill="#1040e0"/>';
		const found = attentionOf(await room(800, 900, ball + face(250, 200, "#e0ac86")));
		expect(found.y).toBeLessThan(0.4);
	});

	test("to the one thing that is there", async () => {
		const found = attentionOf(await room(900, 600, '<circle cx="700" cy="150" r="50" fill="#d01020"/>'));
		expect(found.x).toBeCloseTo(700 / 900, 1);
		expect(found.y).toBeCloseTo(0.25, 1);
	});

	test("to the middle of nothing, also of a photo of one dot", async () => {
		expect(attentionOf({ width: 1, height: 1, data: Uint8Array.of(0, 0, 0) })).toEqual({ x: 0.5, y: 0.5 });
		expect(attentionOf({ width: 300, height: 200, data: new Uint8Array(180_000) })).toEqual({
			x: 0.5,
			y: 0.5,
		});
	});

	test("in a real photo to the flower and not to the sky behind it", async () => {
		const photo = new URL("../../../assets/photos/dandelions.jpg", import.meta.url);
		const found = attentionOf(await pixelsOf(sharp(photo.pathname).resize(1600, 1600, { fit: "inside" })));
		expect(found.x).toBeGreaterThan(0.2);
		expect(found.x).toBeLessThan(0.4);
		expect(found.y).toBeLessThan(0.5);
	});
});
