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
		// The first spread inside goes past all that is seen of the strip: held at its end it comes.
		const scrolled = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
		const end = await strip.evaluate((nav) => nav.getBoundingClientRect().left + nav.clientWidth);
		const target = pages.nth(5);
		const { y } = await middleOf(pages.nth(1));
		await finger.hold(pages.nth(1));
		await expect(pages.nth(1)).toHaveAttribute("data-held", "");
		await finger.move({ x: end - 4, y });
		const unseen = () =>
			strip.evaluate(({ scrollWidth, scrollLeft, clientWidth }) => scrollWidth - scrollLeft - clientWidth);
		await expect.poll(unseen).toBeLessThan(2);
		await finger.move({ x: end - 60, y });
		await finger.move(target);
		await expect(target).toHaveAttribute("data-over", "");
		await finger.lift();
		const [front, one, ...rest] = before;
		await expect.poll(keys).toEqual([front, ...rest.slice(0, 4), one, ...rest.slice(4)]);
		await editor.untilSaved();
		await finger.tap(page.getByRole("button", { name: /^Rückgängig/ }));
		await expect.poll(keys).toEqual(before);
		await strip.evaluate((nav) => nav.scrollTo({ left: 0, behavior: "instant" }));

		// Taken away by the system nothing comes of it.
		await finger.hold(pages.nth(1));
		await finger.move({ x: end - 60, y });
		await finger.lose();
		await expect(strip.locator("[data-held], [data-over]")).toHaveCount(0);
		expect(await keys()).toEqual(before);

		const at = { x: end - 40, y };
		await finger.drag(at, { x: at.x - 120, y: at.y });
		await expect.poll(scrolled).toBeGreaterThan(60);
		expect(await keys()).toEqual(before);
		expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
		expect(await smallTargets(page, "main")).toEqual([]);
		expect(await violations(page)).toEqual([]);
	});
