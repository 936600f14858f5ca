import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sheetBox } from "@offizin/production";
import { templates } from "@offizin/templates";
import type { Browser } from "@playwright/test";
import { loadPress, type Press } from "../../apps/server/src/print/load-press.ts";
import { launchChromium } from "../browser.ts";
import { openResultsFolder } from "../results-folder.ts";
import type { Row, RowResult } from "../row.ts";
import { compareColors } from "./compare-colors.ts";
import { type BenchPhoto, type DesignedCard, designCard, loadBenchPhoto } from "./designed-card.ts";
import { type GlyphOffset, measureGlyphs } from "./measure-glyphs.ts";
import { gridFor, type Raster, writePng } from "./raster.ts";
import { renderPrint } from "./render-print.ts";
import { renderScreen } from "./render-screen.ts";
import { compareSwatches, type SwatchDifference } from "./swatches.ts";

const COLOR_PPI = 300;
const GLYPH_PPI = 600;
const MAX_DELTA_E = 1;
const MAX_OFFSET_UM = 50;
const SHOWN = 8;

interface Bench {
	readonly press: Press;
	readonly photo: BenchPhoto;
	readonly browser: Browser;
	readonly folder: string;
}

interface SideResult {
	readonly name: string;
	readonly mean76: number;
	readonly mean2000: number;
	readonly p99: number;
	readonly offsets: readonly GlyphOffset[];
	readonly unclear: number;
}

/** Every template with a photo in its slot: what Chromium shows against what the print file prints. */
export const screenAgainstPrint: Row = {
	name: "print",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const browser = await launchChromium();
		try {
			const bench = { press: await loadPress(), photo: await loadBenchPhoto(), browser, folder };
			const worst = keepWorst();
			const sides: SideResult[] = [];
			for (const template of templates) {
				const card = await designCard(template, bench.photo, bench.press);
				sides.push(...(await compareCard(card, bench, worst.offer)));
				console.log(`  ${template.id}`);
			}
			await worst.save();
			return report(sides, await compareSwatches(bench.press.iccPath, folder));
		} finally {
			await browser.close();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

type Pictures = Readonly<Record<"screen" | "print" | "difference", Raster>>;

/** Remembers the pictures of the side with the largest mean difference. */
function keepWorst() {
	let worst: { readonly mean: number; readonly pictures: Pictures } | undefined;
	return {
		offer(mean: number, pictures: Pictures) {
			if (!worst || mean > worst.mean) worst = { mean, pictures };
		},
		async save() {
			const folder = openResultsFolder();
			for (const [name, raster] of Object.entries(worst?.pictures ?? {})) {
				await writePng(raster, join(folder, `worst-page-${name}.png`));
			}
		},
	};
}

async function compareCard(
	card: DesignedCard,
	{ press, photo, browser, folder }: Bench,
	offer: (mean: number, pictures: Pictures) => void,
): Promise<SideResult[]> {
	const file = join(folder, "card.pdf");
	writeFileSync(file, card.pdf);
	const { bleed } = press.profile;
	const context = { browser, shaper: press.shaper, photo: photo.screen, bleed };
	const results: SideResult[] = [];
	for (const [index, side] of card.sheet.entries()) {
		const draw = async (ppi: number) => {
			const grid = gridFor(sheetBox(side.side, bleed), ppi);
			const [screen, print] = await Promise.all([
				renderScreen(side, grid, context),
				renderPrint(file, index + 1, grid),
			]);
			return { grid, screen, print };
		};
		const { screen, print } = await draw(COLOR_PPI);
		const { difference, ...colors } = compareColors(screen, print);
		offer(colors.mean76, { screen, print, difference });
		const glyphs = measureGlyphs(side, await draw(GLYPH_PPI), press.shaper, bleed);
		const name = `${card.name} ${side.side.key}`;
		results.push({ name, ...colors, offsets: glyphs.found, unclear: glyphs.unclear });
	}
	return results;
}

const lengthOf = ({ x, y }: GlyphOffset) => Math.hypot(x, y);

function report(sides: readonly SideResult[], swatches: readonly SwatchDifference[]): RowResult {
	const byColor = sides.toSorted((a, b) => b.mean76 - a.mean76);
	const offsets = sides.flatMap(({ name, offsets: found }) => found.map((offset) => ({ name, offset })));
	offsets.sort((a, b) => lengthOf(b.offset) - lengthOf(a.offset));
	const [worstSide, worstGlyph] = [byColor[0], offsets[0]];
	if (!worstSide || !worstGlyph) throw new Error("There was nothing to compare.");
	const mean = sides.reduce((sum, side) => sum + side.mean76, 0) / sides.length;
	const kept = sides.filter(({ mean76 }) => mean76 <= MAX_DELTA_E).length;
	const unclear = sides.reduce((sum, side) => sum + side.unclear, 0);
	const differing = swatches.filter(({ deltaE }) => deltaE > MAX_DELTA_E);
	const p95 = offsets[Math.floor(offsets.length * 0.05)]?.offset ?? worstGlyph.offset;
	const inMm = (offset: GlyphOffset) => (lengthOf(offset) / 1000).toFixed(3);
	return {
		figures: [
			{
				what: "Screen against print, mean ΔE (CIE 1976) of the worst side",
				ours: worstSide.mean76.toFixed(2),
				budget: `≤ ${MAX_DELTA_E}`,
				isKept: worstSide.mean76 <= MAX_DELTA_E,
			},
			{ what: `Screen against print, mean ΔE of all ${sides.length} sides`, ours: mean.toFixed(2) },
			{
				what: "Screen against print, farthest glyph",
				ours: `${inMm(worstGlyph.offset)} mm`,
				budget: `≤ ${MAX_OFFSET_UM / 1000} mm`,
				isKept: lengthOf(worstGlyph.offset) <= MAX_OFFSET_UM,
			},
		],
		notes: [
			`${kept} of ${sides.length} sides keep mean ΔE ≤ ${MAX_DELTA_E}. Sides that differ most (ΔE 1976, ΔE 2000, 99th percentile):\n\n${byColor
				.slice(0, SHOWN)
				.map((s) => `- ${s.name}: ${s.mean76.toFixed(2)}, ${s.mean2000.toFixed(2)}, ${s.p99}`)
				.join("\n")}\n\nPictures of the first: worst-page-screen.png, -print.png, -difference.png.`,
			`${offsets.length} glyphs located at ${GLYPH_PPI} ppi (${unclear} could not be told from their ground); 95 % lie within ${inMm(p95)} mm, the farthest is “${worstGlyph.offset.text}” on ${worstGlyph.name}.`,
			differing.length === 0
				? "Every swatch looks on screen as the profile says."
				: `${differing.length} of ${swatches.length} swatches differ from what the profile makes of them by more than ΔE ${MAX_DELTA_E}:\n\n${differing
						.map(
							({ theme, colorway, swatch, printed, deltaE }) =>
								`- ${theme} ${colorway}, ${swatch.name} (${swatch.cmyk.join(" ")}): screen ${swatch.srgb}, print ${printed}, ΔE ${deltaE.toFixed(1)}`,
						)
						.join("\n")}`,
		],
	};
}
