import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { loadTrialPress } from "../../tools/screen-print/press.ts";
import { printDesign } from "../../tools/screen-print/print-design.ts";
import { inRounds } from "../rounds.ts";
import type { Row, RowResult } from "../row.ts";
import { printByChromium } from "./chromium-cards.ts";
import { type CardGuest, cardGuests, fixedPart, guestCard } from "./guest-card.ts";
import { printCards } from "./our-cards.ts";
import { printByPdfme } from "./pdfme-cards.ts";
import { peerParts } from "./peer-parts.ts";

const GUESTS = 500;
const ROUNDS = 3;
const MIN_RATIO = 4;

/** Personalised folded cards with photo and foil from one design into one PDF, beside Chromium's print and pdfme. */
export const cards: Row = {
	name: "cards",
	async run() {
		const folder = mkdtempSync(join(tmpdir(), "offizin-bench-"));
		const browser = await launchChromium();
		try {
			const trial = await loadTrialPress("digital-cards");
			const document = guestCard(trial.photo);
			const guests = cardGuests(GUESTS);
			const parts = await peerParts(document, trial);
			const fixed = {
				name: "fixed",
				document: fixedPart(document, { texts: true }),
				refinement: "ohne",
				folder,
			} as const;
			const base = new Uint8Array(readFileSync((await printDesign(fixed, trial)).files[0]?.path ?? ""));
			const path = (name: string) => join(folder, `${name}.pdf`);
			const seconds = await inRounds(
				{
					ours: () => timed(() => printCards(document, guests, path("ours"), trial)),
					chromium: () => timed(() => printByChromium(browser, parts, guests, { folder, trial })),
					pdfme: () => timed(() => printByPdfme(parts, guests, { path: path("pdfme"), base })),
				},
				ROUNDS,
			);
			const sizes = Object.keys(seconds).map((name) => describeFile(name, path(name), guests));
			return report(seconds, sizes);
		} finally {
			await browser.close();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

async function timed(work: () => Promise<void>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return (performance.now() - startedAt) / 1000;
}

/** Throws unless the file has all pages and the last guest's name on the last card. */
function describeFile(name: string, path: string, guests: readonly CardGuest[]): string {
	const pages = Number(/^Pages:\s+(\d+)$/m.exec(execFileSync("pdfinfo", [path], { encoding: "utf8" }))?.[1]);
	if (pages !== 2 * guests.length) throw new Error(`${name} made ${pages} pages for ${guests.length} cards`);
	const range = ["-f", String(pages - 1), "-l", String(pages)];
	const text = execFileSync("pdftotext", [...range, path, "-"], { encoding: "utf8" });
	const flat = text.replaceAll(/\s+/g, " ");
	const last = guests.at(-1)?.name ?? "";
	if (flat.split(last).length !== 3) throw new Error(`${name} does not name ${last} twice on the last card`);
	return `${name} ${(statSync(path).size / 1e6).toFixed(1)} MB`;
}

function report(
	seconds: Readonly<Record<"ours" | "chromium" | "pdfme", number>>,
	sizes: readonly string[],
): RowResult {
	const inSeconds = (value: number) => `${value.toFixed(2)} s`;
	const ratio = (peer: number) => `${(peer / seconds.ours).toFixed(1)} ×`;
	return {
		figures: [
			{
				what: `${GUESTS} personalised folded cards with photo and foil, against Chromium's print to PDF`,
				...{
					ours: inSeconds(seconds.ours),
					peer: inSeconds(seconds.chromium),
					ratio: ratio(seconds.chromium),
				},
				...{ budget: `≥ ${MIN_RATIO} ×`, isKept: seconds.chromium / seconds.ours >= MIN_RATIO },
			},
			{
				what: `${GUESTS} personalised folded cards with photo and foil, against pdfme 6.1`,
				...{ ours: inSeconds(seconds.ours), peer: inSeconds(seconds.pdfme), ratio: ratio(seconds.pdfme) },
			},
		],
		notes: [`Sizes of the files of ${GUESTS} cards: ${sizes.join(", ")}.`],
	};
}
