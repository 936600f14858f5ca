import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { fingerOn, middleOf } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";
import { smallTargets } from "../fixtures/small-targets.ts";

const BOOKLET = "/configurator-card/eukalyptus-booklet-a6-8-salbei/?formatType=booklet-a6-12";

for (const viewport of [
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
])
	test(`[14] at ${viewport.width} points a finger that rests on a spread carries it to another place, one that swipes scrolls`, async ({
		page,
	}) => {
		await page.setViewportSize(viewport);
		const editor = await openEditor(page, BOOKLET);
		const finger = await fingerOn(page);
		const strip = page.getByRole("navigation", { name: "Seiten" });
		const pages = strip.getByRole("button");
		const keys = () => pages.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.page));
		await finger.tap(pages.nth(1));
		await expect(page.getByRole("button", { name: "Seite duplizieren" })).toBeVisible();
		await expect(pages.nth(1)).toHaveAttribute("aria-current", "page");
		const before = await keys();
		expect(before).toHaveLength(7);
		// The first spread inside goes one place on, then what is seen of the strip is swiped away.
		const scrolled = () => strip.evaluate(({ scrollLeft }) => scrollLeft);

		await finger.hold(pages.nth(1));
		await expect(pages.nth(1)).toHaveAttribute("data-held", "");
		await finger.move(pages.nth(2));
		await expect(pages.nth(2)).toHaveAttribute("data-over", "");
		await finger.lift();
		const [front, one, other, ...rest] = before;
		await expect.poll(keys).toEqual([front, other, one, ...rest]);
		expect(await scrolled()).toBe(0);
		await editor.untilSaved();
		await finger.tap(page.getByRole("button", { name: /^Rückgängig/ }));
		await expect.poll(keys).toEqual(before);

		// Taken away by the system nothing comes of it.
		await finger.hold(pages.nth(1));
		await finger.move(pages.nth(2));
		await finger.lose();
		await expect(strip.locator("[data-held], [data-over]")).toHaveCount(0);
		expect(await keys()).toEqual(before);

		const at = await middleOf(pages.nth(2));
		await finger.drag(at, { x: at.x - 120, y: at.y });
		await expect.poll(scrolled).toBeGreaterThan(60);
		expect(await keys()).toEqual(before);
		expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
		expect(await smallTargets(page, "main")).toEqual([]);
		expect(await violations(page)).toEqual([]);
	});
