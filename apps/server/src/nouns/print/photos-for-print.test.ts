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
