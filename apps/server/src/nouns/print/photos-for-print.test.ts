import { randomFillSync } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { mm } from "@offizin/units";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { photosForPrint } from "./photos-for-print.ts";

const pixels = { width: 1500, height: 1500 };
const source = { upload: "u1", ...pixels, crop: { x: 0, y: 0, ...pixels } };
const slot = { width: mm(100), height: mm(100) };

/** A file of more than a megabyte: the memory of smaller ones may be shared. */
async function noisyPhoto(folder: string): Promise<string> {
	const noise = randomFillSync(new Uint8Array(pixels.width * pixels.height * 3));
	const path = join(folder, "photo.jpg");
	await writeFile(
		path,
		await sharp(noise, { raw: { ...pixels, channels: 3 } })
			.jpeg()
			.toBuffer(),
	);
	return path;
}

/** Lightest and darkest of an edge from 80 to 170 as it is printed so large, in levels of 255. */
async function printedEdge(millimetres: number, amount?: number): Promise<readonly [number, number]> {
	const folder = await mkdtemp(join(tmpdir(), "offizin-desk-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const found = await createProfileLoader(folder).find("wall-gallerybond");
	invariant(found.ok && found.value.profile.photo.sharpen, "photographic paper on a plate is sharpened");
	const { photo } = found.value.profile;
	const sharpen = { ...found.value.profile.photo.sharpen, ...(amount !== undefined && { amount }) };
	const profile = { ...found.value.profile, photo: { ...photo, quality: 100, sharpen } };
	const edge = { width: 400, height: 400 };
	const path = join(folder, "edge.png");
	const levels = Buffer.alloc(edge.width * edge.height * 3, 80);
	for (let at = 0; at < levels.length; at++) if ((at / 3) % edge.width >= edge.width / 2) levels[at] = 170;
	await sharp(levels, { raw: { ...edge, channels: 3 } })
		.png()
		.toFile(path);
	const ask = photosForPrint({ photos: [{ upload: "u1", ...edge, path }] }, { ...found.value, profile });
	const slotSize = { width: mm(millimetres), height: mm(millimetres) };
	const cut = await ask({ upload: "u1", ...edge, crop: { x: 0, y: 0, ...edge } }, slotSize);
	const { channels } = await sharp(cut.data).stats();
	return [channels[0]?.min ?? 0, channels[0]?.max ?? 0];
}

test("[production.P10] a photo is sharpened for the size it is printed in, as far as its profile says", async () => {
	// 200 pixels an inch make 51 mm of 400; JPEG is off by two levels.
	const [dark, light] = await printedEdge(51);
	expect(dark).toBeLessThan(80 - 10);
	expect(dark).toBeGreaterThanOrEqual(80 - 0.08 * 255 - 2);
	expect(light).toBeGreaterThan(170 + 10);
	expect(light).toBeLessThanOrEqual(170 + 0.08 * 255 + 2);
	// At a third of that its pixels are seen, and made no harder.
	for (const [least, most] of [await printedEdge(51, 0), await printedEdge(200)]) {
		expect(Math.abs(least - 80)).toBeLessThanOrEqual(2);
		expect(Math.abs(most - 170)).toBeLessThanOrEqual(2);
	}
});

test.each(["photo-paper", "digital-cards"])("one photo is in memory at a time, for %s", async (key) => {
	const folder = await mkdtemp(join(tmpdir(), "offizin-desk-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const profile = await createProfileLoader(folder).find(key);
	invariant(profile.ok, key);
	const ask = photosForPrint(
		{ photos: [{ upload: "u1", ...pixels, path: await noisyPhoto(folder) }] },
		profile.value,
	);
	const first = await ask(source, slot);
	const written = Uint8Array.from(first.data);
	const second = await ask(source, slot);
	expect(first.data).toHaveLength(0);
	expect(Buffer.compare(second.data, written)).toBe(0);
});
