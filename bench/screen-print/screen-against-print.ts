import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DesignDocument } from "@offizin/design";
import { type CardFormat, cardFormats } from "@offizin/formats";
import { buildTemplate, templateIds } from "@offizin/templates/recipes";
import { designFor } from "@offizin/testkit";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { compareSheet, keepWorst, type SideComparison } from "../../tools/screen-print/compare-sheet.ts";
import { loadTrialPress, type ScreenCopy } from "../../tools/screen-print/press.ts";
import { printDesign, withPhotos } from "../../tools/screen-print/print-design.ts";
import { writePng } from "../../tools/screen-print/raster.ts";
import { openResultsFolder } from "../results-folder.ts";
import type { Row } from "../row.ts";
import { reportTruth } from "./report-truth.ts";
import { compareSwatches } from "./swatches.ts";
import { vividPhotoArea } from "./vivid-photo-area.ts";

interface Compared {
	readonly name: string;
	readonly document: DesignDocument;
	readonly copy: ScreenCopy;
	/** Keys of sides; all when absent. */
	readonly only?: readonly string[];
}

/** Every template, and a full design for every sheet there is: what Chromium shows against what the file prints. */
export const screenAgainstPrint: Row = {
	name: "print",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const browser = await launchChromium();
		try {
			const trial = await loadTrialPress("sheetfed-cards");
			const worst = keepWorst();
			const compare = async ({ name, document, copy, only }: Compared): Promise<SideComparison[]> => {
				const design = await printDesign({ name, document, refinement: "ohne", folder }, trial);
				const found = await compareSheet(design, {
					...{ browser, trial, copy, offer: worst.offer },
					...(only && { only }),
				});
				console.log(`  ${name}`);
				return found;
			};
			const designed: SideComparison[] = [];
			for (const { id, document } of templateIds.map(buildTemplate)) {
				designed.push(
					...(await compare({ name: id, document: withPhotos(document, trial), copy: "editor" })),
				);
			}
			const generated: SideComparison[] = [];
			for (const { format, only } of differentSheets()) {
				const document = designFor(format, trial.photo);
				generated.push(...(await compare({ name: format.key, document, copy: "whole", only })));
			}
			for (const [name, raster] of Object.entries(worst.pictures() ?? {})) {
				await writePng(raster, join(openResultsFolder(), `worst-page-${name}.png`));
			}
			const icc = new URL("../../apps/server/assets/icc/ISOcoated_v2_300_bas.icc", import.meta.url).pathname;
			const truth = reportTruth({ designed, generated }, await compareSwatches(icc, folder));
			const vivid = await vividPhotoArea(folder, browser);
			return {
				figures: [...truth.figures, ...vivid.figures],
				notes: [...truth.notes, ...vivid.notes],
			};
		} finally {
			await browser.close();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

/** Sides of all formats that no earlier one equals in size, panels and contour. */
function differentSheets(): { readonly format: CardFormat; readonly only: readonly string[] }[] {
	const known = new Set<string>();
	return cardFormats.flatMap((format) => {
		const only = format.sides
			.filter(({ size, panels, die }) => {
				const sheet = JSON.stringify([size, panels.map(({ x, y, turned }) => [x, y, turned]), die]);
				const isNew = !known.has(sheet);
				known.add(sheet);
				return isNew;
			})
			.map(({ key }) => key);
		return only.length > 0 ? [{ format, only }] : [];
	});
}
