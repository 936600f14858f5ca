import { lengthOf, type SideComparison } from "../../tools/screen-print/compare-sheet.ts";
import type { Figure, RowResult } from "../row.ts";
import type { SwatchDifference } from "./swatches.ts";

const MAX_DELTA_E = 1;
const MAX_OFFSET_UM = 50;
const SHOWN = 8;

interface Sides {
	/** Templates, photos as the editor's copy. */
	readonly designed: readonly SideComparison[];
	/** Designs for every sheet, photos with all pixels. */
	readonly generated: readonly SideComparison[];
}

/** Figures and notes of the comparison of screen and print. */
export function reportTruth(
	{ designed, generated }: Sides,
	swatches: readonly SwatchDifference[],
): RowResult {
	const sides = [...designed, ...generated];
	const byColor = sides.toSorted((a, b) => b.mean76 - a.mean76);
	const glyphs = sides.flatMap(({ name, offsets }) => offsets.map((offset) => ({ name, offset })));
	glyphs.sort((a, b) => lengthOf(b.offset) - lengthOf(a.offset));
	const [farthest] = glyphs;
	if (!farthest) throw new Error("There was nothing to compare.");
	const inMm = (um: number) => (um / 1000).toFixed(3);
	const p95 = glyphs[Math.floor(glyphs.length * 0.05)] ?? farthest;
	const unclear = sides.reduce((sum, side) => sum + side.unclear, 0);
	const kept = sides.filter(({ mean76 }) => mean76 <= MAX_DELTA_E).length;
	const shown = byColor
		.slice(0, SHOWN)
		.map((side) => `- ${side.name}: ${side.mean76.toFixed(2)}, ${side.mean2000.toFixed(2)}, ${side.p99}`);
	return {
		figures: [
			...colorFigures("templates", designed),
			...colorFigures("a full design for every sheet", generated),
			{
				what: "Screen against print, farthest glyph",
				ours: `${inMm(lengthOf(farthest.offset))} mm`,
				budget: `≤ ${MAX_OFFSET_UM / 1000} mm`,
				isKept: lengthOf(farthest.offset) <= MAX_OFFSET_UM,
			},
		],
		notes: [
			`${kept} of ${sides.length} sides keep mean ΔE ≤ ${MAX_DELTA_E}. Sides that differ most (ΔE 1976, ΔE 2000, 99th percentile):\n\n${shown.join("\n")}\n\nPictures of the first: worst-page-screen.png, -print.png, -difference.png.`,
			`${glyphs.length} glyphs located at 600 ppi (${unclear} could not be told from their ground); 95 % lie within ${inMm(lengthOf(p95.offset))} mm, the farthest is “${farthest.offset.text}” on ${farthest.name}.`,
			describeSwatches(swatches),
		],
	};
}

function colorFigures(what: string, sides: readonly SideComparison[]): Figure[] {
	const worst = Math.max(...sides.map(({ mean76 }) => mean76));
	const mean = sides.reduce((sum, { mean76 }) => sum + mean76, 0) / sides.length;
	return [
		{
			what: `Screen against print, ${what}, mean ΔE (CIE 1976) of the worst side`,
			ours: worst.toFixed(2),
			budget: `≤ ${MAX_DELTA_E}`,
			isKept: worst <= MAX_DELTA_E,
		},
		{ what: `Screen against print, ${what}, mean ΔE of all ${sides.length} sides`, ours: mean.toFixed(2) },
	];
}

function describeSwatches(swatches: readonly SwatchDifference[]): string {
	const differing = swatches.filter(({ deltaE }) => deltaE > MAX_DELTA_E);
	if (differing.length === 0) return "Every swatch looks on screen as the profile says.";
	const lines = differing.map(
		({ theme, colorway, swatch, shown, printed, deltaE }) =>
			`- ${theme} ${colorway}, ${swatch.name} (${swatch.cmyk.join(" ")}): screen ${shown}, print ${printed}, ΔE ${deltaE.toFixed(1)}`,
	);
	return `${differing.length} of ${swatches.length} swatches differ from what the profile makes of them by more than ΔE ${MAX_DELTA_E}:\n\n${lines.join("\n")}`;
}
