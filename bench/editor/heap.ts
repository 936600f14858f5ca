import type { Browser } from "@playwright/test";

const EDITS = 3_000;
const STAGES = 6;

/** Bytes of the script's heap after a collection, from the first stage of the edits to the last. */
export async function measureHeap(browser: Browser, origin: string): Promise<readonly number[]> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "de-DE" });
	try {
		const page = await context.newPage();
		const protocol = await context.newCDPSession(page);
		await page.goto(`${origin}/configurator-card/eukalyptus-postkarte-a6-salbei/`);
		const names = page
			.locator('svg[role="group"]:has(> svg)')
			.getByRole("button", { name: "Namen bearbeiten", exact: true });
		await names.click({ timeout: 60_000 });
		const heaps: number[] = [];
		for (let edit = 0; edit < EDITS; edit++) {
			if (edit % 15 === 0) await page.keyboard.press("Control+A");
			await page.keyboard.press("abcdefghijklmnop".charAt(edit % 16));
			if ((edit + 1) % (EDITS / STAGES) !== 0) continue;
			await page.waitForTimeout(3_000);
			await protocol.send("HeapProfiler.collectGarbage");
			heaps.push((await protocol.send("Runtime.getHeapUsage")).usedSize);
		}
		return heaps;
	} finally {
		await context.close();
	}
}
