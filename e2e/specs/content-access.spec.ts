import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";
import { spaces } from "../fixtures/story-editor.ts";

/** Opens a part of the space of Bildwand, whose pages no other journey changes. */
async function openPart(page: Page, part: string): Promise<void> {
	await page.goto(`/office/content/${spaces.bildwand}`);
	await page.getByRole("link", { name: part }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(part);
}

test("a token is made, copied, reads a draft, and is turned away once it is revoked", async ({
	staff,
	run,
	page: program,
}) => {
	const { page, context } = staff;
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await logIn(staff);
	await openPart(page, "Zugänge");
	expect(await violations(page), "tokens").toEqual([]);

	await page.getByRole("button", { name: "Neuer Schlüssel" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("textbox", { name: "Name" }).fill("Website der Filiale");
	await dialog.getByRole("radio", { name: /Auch Entwürfe lesen/ }).check();
	expect(await violations(page), "a new token").toEqual([]);
	await dialog.getByRole("button", { name: "Anlegen" }).click();
	await expect(dialog.getByRole("textbox", { name: "Schlüssel" })).toBeFocused();
	await dialog.getByRole("button", { name: "Kopieren" }).click();
	await expect(dialog.getByRole("status")).toHaveText("Kopiert.");
	expect(await violations(page), "the token, once").toEqual([]);
	const token = await page.evaluate(() => navigator.clipboard.readText());
	await dialog.getByRole("button", { name: "Fertig" }).click();
	const row = page.getByRole("row", { name: /Website der Filiale/ });
	await expect(row).toContainText(token.slice(-4));
	await expect(row).not.toContainText(token);

	const draft = () =>
		program.request.get(`${run.origins.bildwand}/v2/cdn/stories/home?version=draft&token=${token}`);
	const { story } = await (await draft()).json();
	expect(story).toMatchObject({ full_slug: "home", content: { _editable: expect.any(String) } });

	await row.getByRole("button", { name: /Entziehen/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Entziehen" }).click();
	await expect(row).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Neuer Schlüssel" })).toBeFocused();
	expect((await draft()).status()).toBe(401);

	staff.faults.expectStatus(409, /\/api_keys\/\d+$/);
	await page.getByRole("button", { name: "Entziehen Vorschau in diesem Büro" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Entziehen" }).click();
	await expect(page.getByRole("alert")).toContainText("Legen Sie zuerst einen neuen an");
});

test("what a list offers is put in order by keys, and chosen in the form of a page", async ({ staff }) => {
	const { page } = staff;
	await logIn(staff);
	await openPart(page, "Auswahllisten");
	expect(await violations(page), "no list yet").toEqual([]);
	await page.getByRole("button", { name: "Neue Auswahlliste" }).click();
	await page.getByRole("textbox", { name: "Name" }).fill("Räume");
	await expect(page.getByRole("textbox", { name: "Kennung" })).toHaveValue("raeume");
	await page.getByRole("button", { name: "Sprache hinzufügen" }).click();
	expect(await violations(page), "a new list").toEqual([]);
	await page.getByRole("button", { name: "Anlegen" }).click();
	await page.getByRole("link", { name: "Räume" }).click();
	for (const name of ["Küche", "Flur"]) {
		await page.getByRole("button", { name: "Neuer Eintrag" }).click();
		await page.getByRole("textbox", { name: "Name" }).fill(name);
		await page.getByRole("button", { name: "Anlegen" }).click();
		await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
	}
	const up = page.getByRole("button", { name: "Flur nach oben" });
	await up.press("Enter");
	await expect(page.getByRole("status")).toHaveText("„Flur“ steht jetzt an Stelle 1.");
	await expect(page.getByRole("row").nth(1)).toContainText("Flur");
	await expect(up).toBeFocused();
	await page.getByRole("button", { name: "Ändern Flur" }).click();
	await page.getByRole("textbox", { name: "Name" }).fill("Diele");
	await page.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByRole("row", { name: /Diele/ })).toContainText("flur");
	expect(await violations(page), "entries of a list").toEqual([]);

	const space = spaces.bildwand;
	const room = { type: "option", source: "internal", datasource_slug: "raeume", display_name: "Raum" };
	const component = { name: "raumseite", display_name: "Raumseite", is_root: true, schema: { room } };
	const made = await page.request.post(`/v1/spaces/${space}/components`, { data: { component } });
	expect(made.status()).toBe(201);
	await page.goto(`/office/content/${space}`);
	await page.getByRole("button", { name: "Neue Seite" }).click();
	await page.getByRole("textbox", { name: "Name" }).fill("Raum für Bilder");
	await page.getByLabel("Art der Seite").selectOption("Raumseite");
	await page.getByRole("button", { name: "Anlegen" }).click();
	const field = page.getByLabel("Raum", { exact: true });
	await expect(field.getByRole("option")).toHaveText(["nichts", "Diele", "Küche"]);
	await field.selectOption("Diele");
	await expect(page.getByRole("status").filter({ hasText: /^Gespeichert$/ })).toBeVisible();

	await page.goto(`/office/content/${space}/lists`);
	await expect(page.getByRole("row", { name: /Räume/ })).toContainText("Raumseite");
	await page.getByRole("link", { name: "Räume" }).click();
	staff.faults.expectStatus(409, /\/datasource_entries\/\d+$/);
	await page.getByRole("button", { name: "Löschen Diele" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await expect(dialog.getByRole("link", { name: /Raum für Bilder/ })).toBeVisible();
	expect(await violations(page), "who has chosen an entry").toEqual([]);
	await dialog.getByRole("button", { name: "Abbrechen" }).click();

	await page.setViewportSize({ width: 390, height: 844 });
	for (const part of [`lists`, `access`]) {
		await page.goto(`/office/content/${space}/${part}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow, part).toBeLessThanOrEqual(0);
		expect(await violations(page), `${part} on a phone`).toEqual([]);
	}
});
