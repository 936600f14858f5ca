import { rm } from "node:fs/promises";
import type { DisplayItem } from "@offizin/design";
import { type SheetPage, sheetBox } from "@offizin/production";
import type { Browser } from "@playwright/test";
import { type GlyphOffsets, glyphsOf, measureGlyphs, patchOf } from "./measure-glyphs.ts";
import type { TrialPress } from "./press.ts";
import type { PrintedDesign } from "./print-design.ts";
import { gridFor } from "./raster.ts";
import { renderPrint } from "./render-print.ts";
import { renderScreen } from "./render-screen.ts";

const GLYPH_PPI = 600;

/**
 * The glyphs in foil on the first side of a design, on screen and in the file of their plate. Where they are is compared,
 * not how they look: the screen shows a shimmer, the plate a tint.
 */
export async function compareFoil(
	{ name, sheet, files }: PrintedDesign,
	{ browser, trial }: { readonly browser: Browser; readonly trial: TrialPress },
): Promise<GlyphOffsets> {
	const plate = files.find(
		({ process, plates }) => !process && plates.some(({ role }) => role.startsWith("foil")),
	);
	const [side] = sheet;
	if (!plate || !side) throw new Error(`${name} has no file of a foil plate`);
	const { bleed } = trial.loaded.profile;
	const { shaper } = trial.prepress;
	const foil = onlyFoil(side);
	const grid = gridFor(sheetBox(side.side, bleed), GLYPH_PPI);
	const sought = glyphsOf(foil, grid, shaper, bleed);
	const view = { grid, within: patchOf(sought) };
	const [[screen], print] = await Promise.all([
		renderScreen(foil, [view], { browser, shaper, photo: "", bleed }),
		renderPrint(plate.path, 1, grid),
	]);
	for (const { path } of files) await rm(path);
	return measureGlyphs(sought, { grid, screen, print });
}

function onlyFoil({ side, pages }: SheetPage): SheetPage {
	const isFoil = (item: DisplayItem) => item.kind !== "photo" && item.paint.role === "foil";
	return {
		side,
		pages: pages.map((page) => ({ ...page, list: { ...page.list, items: page.list.items.filter(isFoil) } })),
	};
}
