/**
 * Cuts a photo for a material: node large-photo-command.ts MATERIAL PATH [TURN]. A command of its own, so that it can be
 * started within the limits of a render process. Says what came out, how long that took and the most memory it had.
 */
import { readFile } from "node:fs/promises";
import { invariant } from "@offizin/base";
import sharp from "sharp";
import { spareMemory } from "../adapters/photo/spare-memory.ts";
import { createProfileLoader } from "../adapters/profiles/profile-loader.ts";
import { cutPhoto } from "../nouns/print/cut-photo.ts";
import { pressOf } from "../nouns/print/photos-for-print.ts";

spareMemory();
const [material, path = "", turned] = process.argv.slice(2);
const loaded = await createProfileLoader("var/test/no-profiles").find(`wall-${material}`);
invariant(loaded.ok, "the material has a profile");
const bytes = await readFile(path);
const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
const [begun, worked] = [performance.now(), process.cpuUsage()];
const cut = await cutPhoto(
	{
		bytes,
		maxSize: turned ? { width: height, height: width } : { width, height },
		placed: {
			...{ upload: "u1", width, height, crop: { x: 0, y: 0, width, height } },
			...(turned && { turn: 90 }),
		},
	},
	{ ...pressOf(loaded.value), passThrough: false },
);
const said = {
	size: cut.ok ? [cut.value.info.width, cut.value.info.height] : cut.error,
	seconds: (performance.now() - begun) / 1000,
	/** Of the processor: what a busy machine says too. */
	work: (process.cpuUsage(worked).user + process.cpuUsage(worked).system) / 1e6,
	peakBytes: process.resourceUsage().maxRSS * 1024,
};
process.stdout.write(JSON.stringify(said));
