import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** Coverage of a plate in percent at a place in millimetres from the top left of the media box. */
export type PlateReading = (x: number, y: number) => number;

/** Output of a tool of the press (qpdf, poppler, Ghostscript); throws with its messages when it fails. */
export function runTool(command: string, ...args: string[]): string {
	const options = { encoding: "utf8", maxBuffer: 2 ** 26 } as const;
	const { status, stdout, stderr, error } = spawnSync(command, args, options);
	if (error || status !== 0) throw new Error(`${command} ${args.join(" ")}: ${error ?? stderr}${stdout}`);
	return stdout;
}

/** Does something with a PDF in a folder of its own. */
export async function withPdf<T>(
	bytes: Uint8Array,
	work: (path: string, folder: string) => T | Promise<T>,
): Promise<T> {
	const folder = mkdtempSync(join(tmpdir(), "offizin-press-"));
	try {
		const path = join(folder, "job.pdf");
		writeFileSync(path, bytes);
		return await work(path, folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** The plates of one page by name, separated by Ghostscript. */
export function separate(bytes: Uint8Array, page = 1, ppi = 150): Promise<Map<string, PlateReading>> {
	return withPdf(bytes, async (path, folder) => {
		const range = [`-dFirstPage=${page}`, `-dLastPage=${page}`];
		const output = join(folder, "out.tif");
		runTool(
			"gs",
			"-q",
			"-dBATCH",
			"-dNOPAUSE",
			"-dSAFER",
			"-sDEVICE=tiffsep",
			`-r${ppi}`,
			...range,
			"-o",
			output,
			path,
		);
		const plates = new Map<string, PlateReading>();
		for (const name of readdirSync(folder)) {
			if (!name.startsWith("out(")) continue;
			const { data, info } = await sharp(join(folder, name))
				.greyscale()
				.raw()
				.toBuffer({ resolveWithObject: true });
			const pixel = (millimetres: number) => Math.floor((millimetres / 25.4) * ppi);
			// Ghostscript escapes other than ASCII letters in file names.
			plates.set(decodeURIComponent(name.slice("out(".length, -").tif".length)), (x, y) => {
				const sample = data[(pixel(y) * info.width + pixel(x)) * info.channels] ?? 255;
				return ((255 - sample) / 255) * 100;
			});
		}
		return plates;
	});
}
