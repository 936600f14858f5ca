import { expect, test } from "../fixtures/journey.ts";

const upright = "eukalyptus-klappkarte-a6-salbei";
const lying = "eukalyptus-postkarte-a6-salbei";

for (const { what, template, viewport } of [
	{ what: "on a phone held sideways", template: lying, viewport: { width: 844, height: 390 } },
	{ what: "on a phone held sideways, upright", template: upright, viewport: { width: 844, height: 390 } },
	{ what: "at 200 % browser zoom", template: lying, viewport: { width: 720, height: 450 } },
	{ what: "at 200 % browser zoom, upright", template: upright, viewport: { width: 720, height: 450 } },
])
	test(`[14] ${what} the page keeps 60 % of the height, and nothing covers it`, async ({ page }) => {
		await page.setViewportSize(viewport);
		await page.goto(`/configurator-card/${template}/`);
		await page.mouse.move(100, 100);
		await page.mouse.move(110, 110);
		const zoom = page.getByRole("button", { name: "Vergrößern", exact: true });
		await expect(zoom).toBeVisible();
		await expect(page.locator("[data-sheet] svg[role=group]")).toBeVisible();
		const sheet = await page.locator("[data-sheet]").boundingBox();
		if (!sheet) throw new Error("no sheet");
		expect(sheet.height / viewport.height).toBeGreaterThanOrEqual(0.6);
		for (const control of [
			zoom,
			page.getByRole("button", { name: "In den Warenkorb" }),
			page.getByRole("tab"),
			page.getByRole("navigation", { name: "Seiten" }).getByRole("button").first(),
		]) {
			for (const one of await control.all()) {
				const box = await one.boundingBox();
				if (!box) throw new Error("a control is not seen");
				const isBeside = box.x >= sheet.x + sheet.width || box.y >= sheet.y + sheet.height;
				expect(isBeside, (await one.textContent()) ?? "").toBe(true);
				expect(box.y).toBeGreaterThan(0);
				expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
				// What is pressed is what is seen.
				await one.click({ trial: true });
			}
		}
	});
