import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runTool } from "./press-tools.ts";
import { type Plate, readPlate } from "./read-plate.ts";

const PPI = 144;

/** The plates of a one-page file by name, made by Ghostscript beside it. */
export function separate(file: string): Map<string, Plate> {
	const folder = dirname(file);
	const stem = basename(file, ".pdf");
	const device = ["-sDEVICE=tiffsep", "-sCompression=none", `-r${PPI}`];
	const output = join(folder, `${stem}.tif`);
	runTool("gs", ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", ...device, "-o", output, file]);
	const plates = new Map<string, Plate>();
	for (const name of readdirSync(folder)) {
		if (!name.startsWith(`${stem}(`)) continue;
		// Ghostscript escapes other than ASCII letters in file names.
		const plate = decodeURIComponent(name.slice(stem.length + 1, -").tif".length));
		plates.set(plate, readPlate(join(folder, name), PPI));
	}
	return plates;
}
