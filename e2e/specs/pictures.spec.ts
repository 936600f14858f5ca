import { expect, test } from "../fixtures/journey.ts";

/** What the pictures of the first screen have to show; lazy ones below it may still wait. */
const emptyOnes = `[...document.images].filter((image) => {
	const { top, bottom, width } = image.getBoundingClientRect();
	const isSeen = width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility({ visibilityProperty: true });
	return isSeen && !(image.complete && image.naturalWidth > 1);
}).map((image) => image.currentSrc)`;

for (const { channel, path, atLeast } of [
	{ channel: "papiervogel", path: "/", atLeast: 1 },
	{ channel: "papiervogel", path: "/karten-designen/hochzeit/", atLeast: 3 },
	{ channel: "bildwand", path: "/", atLeast: 1 },
] as const) {
	test(`[9.1] the first screen of ${channel} ${path} has its pictures`, async ({ page, run }) => {
		await page.goto(`${run.origins[channel]}${path}`);
		expect(await page.locator("main img").count()).toBeGreaterThanOrEqual(atLeast);
		await expect.poll(() => page.evaluate(emptyOnes)).toEqual([]);
	});
}
