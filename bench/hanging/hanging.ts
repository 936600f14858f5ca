import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { buildChanged } from "../../tools/build.ts";
import { startDemoServer } from "../../tools/demo-server.ts";
import { launchChromium } from "../../tools/screen-print/chromium.ts";
import { median } from "../rounds.ts";
import type { Figure, Row } from "../row.ts";

const ROUNDS = 7;
/** 20 megapixels, as phones take them. */
const photoSize = { width: 5184, height: 3888 };
const SLOWER = 4;
const WAIT_MS = 60_000;

/** What hangs and how long it took, in milliseconds from the drop. */
interface Hung {
	/** The photo is painted on the wall. */
	readonly painted: number;
	/** It is sent, and the page has it from the server. */
	readonly stored: number;
}

/** A photo dropped on the empty wall of Bildwand's home: until it hangs there, and until the shop has it, beside a copy on the disk. */
export const hanging: Row = {
	name: "hanging",
	async run() {
		if (buildChanged().failed.length > 0) throw new Error("An app could not be built.");
		const folder = mkdtempSync(join(tmpdir(), "offizin-hanging-"));
		const server = await startDemoServer();
		const browser = await launchChromium();
		try {
			const photo = join(folder, "photo.jpg");
			const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
			await sharp({ create: { ...photoSize, channels: 3, background: "#456", noise } })
				.jpeg({ quality: 90 })
				.toFile(photo);
			const plain = await rounds(browser, server.origins.bildwand, photo, 1);
			const slow = await rounds(browser, server.origins.bildwand, photo, SLOWER);
			const bytes = statSync(photo).size;
			return { figures: figuresOf(plain, slow, { bytes, copied: copyMs(photo, folder) }), notes: [] };
		} finally {
			await browser.close();
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		}
	},
};

async function rounds(browser: Browser, origin: string, photo: string, slower: number): Promise<Hung[]> {
	const hung: Hung[] = [];
	// The first one warms the server.
	for (let round = 0; round <= ROUNDS; round++) hung.push(await hang(browser, origin, photo, slower));
	return hung.slice(1);
}

async function hang(browser: Browser, origin: string, photo: string, slower: number): Promise<Hung> {
	const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(WAIT_MS);
		await page.goto(origin);
		await page.waitForLoadState("networkidle");
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
		await page.evaluate(() => {
			const found = { chosen: 0, painted: 0 };
			Object.assign(window, { found });
			addEventListener("change", () => (found.chosen = performance.now()), { capture: true });
			new MutationObserver(() => {
				const image = document.querySelector('[data-wall] image[href^="blob:"]');
				if (image === null || found.painted > 0) return;
				found.painted = 1;
				requestAnimationFrame(() => setTimeout(() => (found.painted = performance.now())));
			}).observe(document, { subtree: true, childList: true });
		});
		await page.locator('input[type="file"]').first().setInputFiles(photo);
		await page.waitForURL(/design=/);
		return await page.evaluate(() => {
			const { found } = window as unknown as { found: { chosen: number; painted: number } };
			return { painted: found.painted - found.chosen, stored: performance.now() - found.chosen };
		});
	} finally {
		await context.close();
	}
}

function copyMs(photo: string, folder: string): number {
	return median(
		Array.from({ length: ROUNDS }, (_none, round) => {
			const begun = performance.now();
			copyFileSync(photo, join(folder, `copy-${round}.jpg`));
			return performance.now() - begun;
		}),
	);
}

function figuresOf(
	plain: readonly Hung[],
	slow: readonly Hung[],
	{ bytes, copied }: { readonly bytes: number; readonly copied: number },
): Figure[] {
	const painted = (hung: readonly Hung[]) => median(hung.map((one) => one.painted));
	const stored = median(plain.map((one) => one.stored));
	const megabytes = (ms: number) => `${(bytes / 1e6 / (ms / 1000)).toFixed(1)} MB/s`;
	return [
		{
			what: "20 MP dropped until it hangs",
			ours: `${painted(plain).toFixed(0)} ms`,
			...{ budget: "≤ 1,000 ms", isKept: painted(plain) <= 1000 },
		},
		{
			what: `the same, ${SLOWER} × slower`,
			ours: `${painted(slow).toFixed(0)} ms`,
			...{ budget: "≤ 2,500 ms", isKept: painted(slow) <= 2500 },
		},
		{
			what: "20 MP sent, decoded, proofed and laid into a design, beside cp",
			ours: `${megabytes(stored)} (${stored.toFixed(0)} ms)`,
			peer: megabytes(copied),
			ratio: `${(stored / copied).toFixed(0)} ×`,
		},
	];
}
