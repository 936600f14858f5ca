import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test.describe("somebody from Austria", () => {
	test.use({ locale: "de-AT" });

	test("[2.3-10] is offered their country, is led nowhere, and is not asked again", async ({ page }) => {
		await page.goto("/papiere/?utm_source=post");
		const slip = page.getByRole("region", { name: "Wir liefern nach Österreich" });
		await expect(slip).toBeVisible();
		await expect(page).toHaveURL(/\/papiere\//);
		expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(slip).toBeHidden();
		await page.evaluate(() => sessionStorage.clear());
		await page.reload();
		await slip.getByRole("link", { name: "Österreich wählen" }).click();
		await expect(page).toHaveURL(/\/at\/papiere\//);
		await expect(page.locator("html")).toHaveAttribute("lang", "de-AT");
		let asked = 0;
		page.on("request", (request) => {
			if (request.url().includes("get-location")) asked += 1;
		});
		await page.clock.install();
		await page.goto("/");
		// Of the page whose script has come, as does the question.
		await expect(page.getByRole("button", { name: "Anhalten" })).toBeVisible();
		await page.clock.runFor(4000);
		// A request that comes later than the question would.
		await page.evaluate(() => fetch("/robots.txt"));
		expect(asked, "asked again").toBe(0);
	});
});

test("[2.2-1] [2.2-3] [2.2-5] a page that is not loaded is fetched ahead, announced, begins at its headline and is left where it was", async ({
	page,
	run,
}) => {
	const data: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("_payload.json")) data.push(new URL(request.url()).pathname);
	});
	await page.goto("/at/");
	await expect.poll(() => data).toContain("/at/papiere/_payload.json");
	await page
		.getByRole("navigation", { name: "Hauptnavigation" })
		.getByRole("link", { name: "Papiere" })
		.click();
	await expect(page).toHaveURL(/\/at\/papiere\/$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.locator("[aria-live=polite]").filter({ hasText: "| Papiervogel" })).toHaveCount(1);
	expect(data.filter((path) => path === "/at/papiere/_payload.json")).toHaveLength(1);

	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	const left = await page.evaluate(() => window.scrollY);
	await page.getByRole("contentinfo").getByRole("link", { name: "Musterkarten" }).click();
	await expect(page).toHaveURL(/\/at\/musterkarten\/$/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

	await page.goto(`${run.origins.bildwand}/kontakt/`);
	await expect(async () => {
		await page
			.getByRole("navigation", { name: "Hauptnavigation" })
			.getByRole("button", { name: "Menü Formate" })
			.click();
		await page.locator("#menu-formate").getByRole("link", { name: "Auflösung" }).click({ timeout: 2000 });
		await expect(page).toHaveURL(/\/#aufloesung$/, { timeout: 2000 });
	}).toPass();
	await expect(page.locator("#aufloesung")).toBeInViewport();
});

test("[2.3-10] the footer that the server has written follows the page shown, and comes back after the editor", async ({
	page,
}) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	const austria = footer.getByRole("link", { name: /^Österreich/ });
	await footer.getByRole("link", { name: "Musterkarten" }).click();
	await expect(page).toHaveURL(/\/musterkarten\/$/);
	await footer.locator("summary").click();
	await expect(austria).toHaveAttribute("href", "/at/musterkarten/");
	await austria.click();
	await expect(page).toHaveURL(/\/at\/musterkarten\/$/);
	expect(await page.evaluate(() => localStorage.getItem("offizin.country"))).toBe("de-AT");

	await page.goto("/configurator-card/eukalyptus-postkarte-a6-salbei/");
	await expect(footer).toHaveCount(0);
	await page.getByRole("link", { name: "Zurück zur Produktseite" }).click();
	await expect(footer.getByRole("link", { name: "Impressum" })).toBeVisible();
	await footer.locator("summary").click();
	await expect(austria).toHaveAttribute("href", /^\/at\/products\//);
});
