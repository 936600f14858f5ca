import { makeDesign } from "../../apps/server/src/testing/shopper.ts";
import { violationsInBothWidths } from "../fixtures/axe.ts";
import { editorPage, openEditor, POSTCARD } from "../fixtures/editor-page.ts";
import { giveCookies } from "../fixtures/give-cookies.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

const HOME = "/meine-entwuerfe/";

test("[14] a card begun in a tab that was closed is found again, named, doubled and deleted", async ({
	page,
	context,
}) => {
	const editor = await openEditor(page);
	await (await editor.textInForm("Namen")).fill("Jana & Tom");
	await expect(page).toHaveURL(/design=/);
	await editor.untilSaved();
	await page.close();

	const later = await context.newPage();
	await later.goto("/");
	await later.getByRole("link", { name: "Meine Entwürfe" }).first().click();
	await expect(later).toHaveURL(/\/meine-entwuerfe\/$/);
	const list = later.getByRole("list", { name: "Ihre Entwürfe" });
	const tiles = list.getByRole("listitem");
	await expect(tiles).toHaveCount(1);
	await expect(list.getByRole("heading", { name: "Jana & Tom" })).toBeVisible();
	expect(await violationsInBothWidths(later)).toEqual([]);

	await later.locator("summary", { hasText: "Umbenennen: „Jana & Tom“" }).click();
	await later.getByRole("textbox", { name: "Name des Entwurfs" }).fill("Für Oma");
	await later.getByRole("button", { name: "Speichern" }).click();
	await expect(list.getByRole("heading", { name: "Für Oma" })).toBeVisible();
	await expect(later.getByRole("status").filter({ hasText: "neuen Namen" })).toBeVisible();

	await later.getByRole("button", { name: "Duplizieren: „Für Oma“" }).click();
	await expect(tiles).toHaveCount(2);
	await expect(list.getByRole("heading", { name: "Für Oma (Kopie)" })).toBeVisible();

	await later.locator("summary", { hasText: /Löschen: „Für Oma“$/ }).click();
	await later.getByRole("button", { name: "Endgültig löschen: „Für Oma“" }).click();
	await expect(tiles).toHaveCount(1);
	await later.getByRole("link", { name: "Weiter gestalten: „Für Oma (Kopie)“" }).click();
	const again = await editorPage(later);
	await again.expectText("Namen", "Jana & Tom");
});

test("[14] in the editor a design is named", async ({ page, context }) => {
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	await giveCookies(visitor, context);
	const editor = await openEditor(page, `/configurator-card/${POSTCARD}/?design=${id}`);
	const names = await editor.textInForm("Namen");
	await names.fill("Ein Versehen");
	await editor.untilSaved();
	await expect
		.poll(async () => (await visitor.get(`/web-api/designs/${id}`)).body.revision)
		.toBeGreaterThan(2);

	await page.getByRole("button", { name: "Dieser Entwurf" }).click();
	const dialog = page.getByRole("dialog", { name: "Dieser Entwurf" });
	await dialog.getByRole("textbox", { name: "Name des Entwurfs" }).fill("Unser Fest");
	expect(await violationsInBothWidths(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Unser Fest" })).toBeVisible();
});

test("[14] who has begun nothing is led to the cards, in the words of each brand and language", async ({
	page,
	run,
}) => {
	await page.goto(HOME);
	await expect(page.getByRole("link", { name: "Hochzeitskarten ansehen" })).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.goto("/en/my-designs/");
	await expect(page.getByRole("heading", { level: 1, name: "My designs" })).toBeVisible();
	await page.goto(`${run.origins.bildwand}${HOME}`);
	await expect(page.getByRole("link", { name: "Wandbilder ansehen" })).toBeVisible();
});
