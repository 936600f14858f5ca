// node bench/prints/write-prints.ts <folder> <photo> …: makes the print files of a set once, alone in its process; prints JSON.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { designedProduct, geometryOf, printsOf, stockOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { printPages } from "@offizin/design";
import { starts } from "@offizin/templates/recipes";
import { loadFonts } from "../../apps/server/src/adapters/fonts/fonts.ts";
import { loadPrepress } from "../../apps/server/src/adapters/profiles/load-prepress.ts";
import { loadProfileChoice } from "../../apps/server/src/adapters/profiles/profile-choice.ts";
import { createProfileLoader } from "../../apps/server/src/adapters/profiles/profile-loader.ts";
import { makePrintFiles } from "../../apps/server/src/nouns/print/make-print-files.ts";
import { REAL_PHOTO_SIZE } from "../../tools/real-photo.ts";

/** What one run tells. */
export interface PrintsRun {
	readonly ms: number;
	/** Peak of the whole process. */
	readonly peakBytes: number;
	readonly fileBytes: number;
}

const [folder = "", ...paths] = process.argv.slice(2);
const start = starts.find(({ id }) => id === "abzuege");
invariant(start, "there is a start of prints");
const { document: empty } = start;
const [shape] = geometryOf(empty).pages;
invariant(shape, "a print has a page");
const photos = paths.map((path, at) => ({ path, upload: `u${at}` }));
const prints = photos.map(({ upload }) => ({
	photo: { upload, ...REAL_PHOTO_SIZE },
	isWhole: false,
	copies: 1,
}));
const document = { ...empty, pages: printPages(prints, shape) };
const choice = await loadProfileChoice(folder);
const { product, configuration } = document;
const printed = { productType: designedProduct(product).key, ...stockOf(product, configuration) };
const prepress = loadPrepress(createProfileLoader(folder), await loadFonts());
const job = join(folder, "job");
mkdirSync(job, { recursive: true });
const begun = performance.now();
const made = await makePrintFiles(
	{
		...{ job: "job-1", order: "26-100042", channel: "bildwand", placedAt: "2026-11-20T09:00:00.000Z" },
		line: { id: "line-1", position: 1, name: "Prints", quantity: printsOf(document) ?? 0 },
		design: { id: "design-1", revision: 2, document },
		profile: choice.choose(printed).profile,
		photos,
		folder: job,
	},
	prepress,
);
invariant(made.ok, JSON.stringify(made));
const run: PrintsRun = {
	ms: performance.now() - begun,
	peakBytes: process.resourceUsage().maxRSS * 1024,
	fileBytes: made.value.files.find(({ name }) => name.endsWith(".pdf"))?.bytes ?? 0,
};
console.log(JSON.stringify(run));
