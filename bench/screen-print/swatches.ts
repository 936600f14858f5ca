import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Swatch } from "@offizin/design";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import { deltaE76, labOf } from "../../apps/server/src/adapters/photo/color-difference.ts";
import { loadColors } from "../../apps/server/src/adapters/photo/color-engine.ts";
import { inkColorsOf } from "../../apps/server/src/adapters/profiles/ink-colors.ts";
import { decodePicture } from "../../tools/screen-print/raster.ts";

export interface SwatchDifference {
	readonly theme: string;
	readonly colorway: string;
	readonly swatch: Swatch;
	/** What screens show, "#rrggbb". */
	readonly shown: string;
	/** What the printing condition makes of its inks, "#rrggbb". */
	readonly printed: string;
	readonly deltaE: number;
}

const EDGE = 10;

/** Every swatch of the templates as screens show it and as Ghostscript shows it through the profile, worst first. */
export async function compareSwatches(profile: string, folder: string): Promise<SwatchDifference[]> {
	const found = new Map<string, Omit<SwatchDifference, "printed" | "deltaE">>();
	const press = await loadColors(readFileSync(profile));
	if (!press) throw new Error(`${profile} is no usable ICC profile`);
	for (const { themeId, colorway, document } of templateIds.map(buildTemplate)) {
		const colors = await inkColorsOf(document, press);
		for (const swatch of Object.values(document.swatches)) {
			const key = swatch.cmyk.join(" ");
			const shown = colors?.[key]?.at(-1) ?? swatch.srgb;
			if (!found.has(key)) found.set(key, { theme: themeId, colorway, swatch, shown });
		}
	}
	const list = [...found.values()];
	const printed = await paint(
		list.map(({ swatch }) => swatch.cmyk),
		profile,
		folder,
	);
	return list
		.map((entry, at) => {
			const hex = printed[at] ?? "";
			const deltaE = deltaE76(labOfHex(entry.shown), labOfHex(hex));
			return { ...entry, printed: hex, deltaE };
		})
		.toSorted((a, b) => b.deltaE - a.deltaE);
}

async function paint(inks: readonly Swatch["cmyk"][], profile: string, folder: string): Promise<string[]> {
	const boxes = inks.map(
		(cmyk, at) =>
			`${cmyk.map((percent) => percent / 100).join(" ")} setcmykcolor ${at * EDGE} 0 ${EDGE} ${EDGE} rectfill`,
	);
	const source = join(folder, "swatches.ps");
	const output = join(folder, "swatches.png");
	const size = `<</PageSize [${inks.length * EDGE} ${EDGE}]>> setpagedevice`;
	writeFileSync(source, ["%!PS", size, ...boxes, "showpage"].join("\n"));
	const intent = ["-dRenderIntent=1", "-dBlackPtComp=1", `-sDefaultCMYKProfile=${profile}`];
	const access = [`--permit-file-read=${profile}`, "-sDEVICE=png16m", "-r72"];
	execFileSync("gs", ["-q", "-dBATCH", "-dNOPAUSE", ...access, ...intent, "-o", output, source]);
	const { pixels, width } = await decodePicture(output);
	return inks.map((_, at) => {
		const middle = (Math.floor(EDGE / 2) * width + at * EDGE + Math.floor(EDGE / 2)) * 3;
		return `#${pixels.toString("hex", middle, middle + 3)}`;
	});
}

function labOfHex(hex: string) {
	const rgb = Number.parseInt(hex.slice(1), 16);
	return labOf(rgb >> 16, (rgb >> 8) & 255, rgb & 255);
}
