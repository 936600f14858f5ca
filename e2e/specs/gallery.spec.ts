import { readdirSync } from "node:fs";
import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

/** Component files of packages/ui, by the names their examples have. */
function componentFiles(): string[] {
	return readdirSync("packages/ui/src")
		.filter((file) => file.endsWith(".tsx"))
		.map((file) => file.replace(/\.tsx$/, ""))
		.sort();
}

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();

test("the gallery shows every component in three faces, in both languages, and axe finds nothing", async ({
	page,
}) => {
	await page.goto("/office/ui");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bausteine");
	const names = await page.locator("section:has(> div > [data-brand]) > h2").allTextContents();
	expect(names.map(kebab)).toEqual(componentFiles());
	for (const name of names) {
		const faces = page.getByRole("region", { name, exact: true }).locator("[data-brand]");
		await expect(faces, name).toHaveCount(3);
	}
	expect(await violations(page)).toEqual([]);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		const found = await page.evaluate("document.documentElement.scrollWidth");
		expect(found, "long words keep within the window").toBeLessThanOrEqual(width);
	}

	for (const face of ["Papiervogel", "Bildwand", "Auftragsverwaltung"]) {
		await page
			.getByRole("region", { name: "Dialog", exact: true })
			.getByRole("button", { name: `Öffnen, ${face}`, exact: true })
			.click();
		await expect(page.getByRole("dialog", { name: "Wirklich zurücknehmen?" })).toBeVisible();
		expect(await violations(page), face).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
	}

	await page.evaluate("localStorage.setItem('offizin.locale', 'en-GB')");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Components");
	expect(await violations(page), "in English").toEqual([]);
});
