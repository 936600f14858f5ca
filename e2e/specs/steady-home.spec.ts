import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/journey.ts";

/** A row of links in the head may move by the difference of two faces; what is read may not. */
const MOST = 0.001;

const sizes = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 1000 },
];

for (const brand of ["papiervogel", "bildwand"] as const) {
	for (const viewport of sizes) {
		test(`nothing moves while the home page of ${brand} opens ${viewport.width} pixels wide, with nothing cached`, async ({
			page,
			run,
		}) => {
			await page.setViewportSize(viewport);
			await page.goto(`${run.origins[brand]}/`);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			if (brand === "papiervogel") await expect(page.getByRole("button", { name: "Anhalten" })).toBeVisible();
			await page.evaluate(() => document.fonts.ready);
			expect(await movedOn(page)).toBeLessThan(MOST);
		});
	}
}

/** Cumulative layout shift so far, whatever somebody has pressed. */
function movedOn(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
				}).observe({ type: "layout-shift", buffered: true });
				// The observer is told of what was before it in the next task.
				setTimeout(() => resolve(sum), 500);
			}),
	);
}
