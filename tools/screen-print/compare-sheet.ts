import { rm } from "node:fs/promises";
import { sheetBox } from "@offizin/production";
import type { Browser } from "@playwright/test";
import { type ColorComparison, compareColors } from "./compare-colors.ts";
import { type GlyphOffset, glyphsOf, measureGlyphs, patchOf } from "./measure-glyphs.ts";
import type { ScreenCopy, TrialPress } from "./press.ts";
import type { PrintedDesign } from "./print-design.ts";
import { gridFor, halved, type Raster } from "./raster.ts";
import { renderPrint } from "./render-print.ts";
import { renderScreen } from "./render-screen.ts";

const COLOR_PPI = 300;

/** One side of a sheet on screen and in print. */
export interface SideComparison extends Omit<ColorComparison, "difference"> {
	/** Design and side. */
	readonly name: string;
	readonly offsets: readonly GlyphOffset[];
	/** Glyphs that could not be told from their ground. */
	readonly unclear: number;
}

export type Pictures = Readonly<Record<"screen" | "print" | "difference", Raster>>;

interface Comparing {
	readonly browser: Browser;
	readonly trial: TrialPress;
	readonly copy: ScreenCopy;
	/** Which sides; all when absent. */
	readonly only?: readonly string[];
	/** Is shown the pictures of each side. */
	readonly offer: (mean76: number, pictures: Pictures) => void;
}

/**
 * Each side of a design in the process inks: colours at 300 ppi, glyphs at 600. Chromium draws both; of print, 300 ppi
 * are the mean of four pixels at 600, which are a mean of still finer ones.
 */
export async function compareSheet(
	{ name, sheet, files }: PrintedDesign,
	{ browser, trial, copy, only, offer }: Comparing,
): Promise<SideComparison[]> {
	const [file] = files;
	if (!file) throw new Error(`${name} has no print file`);
	const { bleed } = trial.loaded.profile;
	const { shaper } = trial.prepress;
	const context = { browser, shaper, photo: trial.screens[copy], bleed };
	const results: SideComparison[] = [];
	for (const [index, side] of sheet.entries()) {
		if (only && !only.includes(side.side.key)) continue;
		const coarse = gridFor(sheetBox(side.side, bleed), COLOR_PPI);
		const fine = {
			...coarse,
			width: 2 * coarse.width,
			height: 2 * coarse.height,
			ppiX: 2 * coarse.ppiX,
			ppiY: 2 * coarse.ppiY,
		};
		const sought = glyphsOf(side, fine, shaper, bleed);
		const [screen, finePrint] = await Promise.all([
			renderScreen(side, [{ grid: coarse }, { grid: fine, within: patchOf(sought) }], context),
			renderPrint(file.path, index + 1, fine),
		]);
		const [coarseScreen, fineScreen] = screen;
		const print = halved(finePrint);
		const { difference, ...colors } = compareColors(coarseScreen, print);
		offer(colors.mean76, { screen: coarseScreen, print, difference });
		const glyphs = measureGlyphs(sought, { grid: fine, screen: fineScreen, print: finePrint });
		results.push({
			name: `${name} ${side.side.key}`,
			...colors,
			offsets: glyphs.found,
			unclear: glyphs.unclear,
		});
	}
	for (const { path } of files) await rm(path);
	return results;
}

/** Remembers the pictures of the side with the largest mean difference. */
export function keepWorst() {
	let worst: { readonly mean: number; readonly pictures: Pictures } | undefined;
	return {
		offer(mean: number, pictures: Pictures) {
			if (!worst || mean > worst.mean) worst = { mean, pictures };
		},
		pictures: () => worst?.pictures,
	};
}

/** Distance in µm. */
export function lengthOf({ x, y }: GlyphOffset): number {
	return Math.hypot(x, y);
}
