import type { Browser } from "@playwright/test";
import { compareSheet } from "../../tools/screen-print/compare-sheet.ts";
import { loadTrialPress } from "../../tools/screen-print/press.ts";
import { printDesign } from "../../tools/screen-print/print-design.ts";
import { photoFormat, photoPage, vividPhotos } from "../../tools/screen-print/vivid-photos.ts";
import type { Figure, RowResult } from "../row.ts";

const BUDGET = { mean: 1, p95: 3 } as const;
const profiles = ["sheetfed-cards", "sheetfed-cards-uncoated"];

interface Area {
	readonly name: string;
	readonly mean: number;
	readonly mean2000: number;
	readonly p95: number;
}

/** Vivid photos, coated and uncoated: what the editor shows against what the file prints, over photo area alone. */
export async function vividPhotoArea(folder: string, browser: Browser): Promise<RowResult> {
	const areas: Area[] = [];
	const side = photoFormat.sides[0]?.key ?? "";
	for (const profile of profiles) {
		for (const photo of await vividPhotos(folder)) {
			const trial = await loadTrialPress(profile, photo);
			const name = `${photo.name}, ${profile}`;
			const design = await printDesign(
				{ name, document: photoPage(photo), refinement: "ohne", folder },
				trial,
			);
			const [found] = await compareSheet(design, {
				...{ browser, trial, copy: "editor", only: [side], offer: () => undefined },
			});
			if (!found) throw new Error(`${name} has a first side`);
			areas.push({ name, mean: found.mean76, mean2000: found.mean2000, p95: found.p95 });
			console.log(`  ${name}`);
		}
	}
	const lines = areas.map(
		({ name, mean, mean2000, p95 }) => `- ${name}: ${mean.toFixed(2)}, ${mean2000.toFixed(2)}, ${p95}`,
	);
	return {
		figures: [figure("mean", areas), figure("p95", areas)],
		notes: [`Vivid photos over their own area (ΔE 1976, ΔE 2000, 95th percentile):\n\n${lines.join("\n")}`],
	};
}

function figure(of: keyof typeof BUDGET, areas: readonly Area[]): Figure {
	const worst = Math.max(...areas.map((area) => area[of]));
	return {
		what: `Screen against print, ${of === "mean" ? "mean ΔE" : "95th percentile of ΔE"} (CIE 1976) of the worst vivid photo area`,
		ours: worst.toFixed(2),
		budget: `≤ ${BUDGET[of]}`,
		isKept: worst <= BUDGET[of],
	};
}
