import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";
import { addStory, spaces, storyEditor } from "../fixtures/story-editor.ts";

test("pages are made, put into order and edited by keys alone; what is typed outlives a reload", async ({
	staff,
}) => {
	const { page } = staff;
	await logIn(staff);
	await page.goto(`/office/content/${spaces.papiervogel}`);
	await page.getByRole("button", { name: "Neue Seite" }).press("Enter");
	await page.getByRole("textbox", { name: "Name" }).pressSequentially("Frohe Grüße");
	await expect(page.getByRole("textbox", { name: "Adresse" })).toHaveValue("frohe-gruesse");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frohe Grüße");

	await page.getByRole("navigation").getByRole("link", { name: "Papiervogel" }).press("Enter");
	const handle = page.getByRole("button", { name: "Frohe Grüße verschieben" });
	const handles = page.getByRole("button", { name: / verschieben$/ });
	const rowOf = async () =>
		(await handles.evaluateAll((all) => all.map((one) => one.ariaLabel))).indexOf("Frohe Grüße verschieben");
	await handle.waitFor();
	const before = await rowOf();
	await handle.press("Space");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Space");
	const told = page.getByRole("status").filter({ hasText: "Abgelegt" });
	await expect(told).toContainText("Frohe Grüße: oberste Ebene");
	await expect.poll(rowOf).toBeLessThan(before);
	expect(await violations(page), "tree of pages").toEqual([]);

	await page.getByRole("link", { name: "Frohe Grüße" }).press("Enter");
	staff.faults.expectOffline();
	await page.route("**/v1/spaces/*/stories/*", (route) =>
		route.request().method() === "PUT" ? route.abort("internetdisconnected") : route.continue(),
	);
	const field = page.getByRole("region", { name: "Felder des Bausteins" }).getByRole("textbox").first();
	await field.fill("Grüße zum Fest");
	await expect(page.getByRole("status").filter({ hasText: "Nicht gespeichert" })).toBeVisible();
	await page.reload();
	await expect(field).toHaveValue("Grüße zum Fest");
	await page.unroute("**/v1/spaces/*/stories/*");
	await storyEditor(page).untilSaved();
});

test("two windows on one page: each is asked before the work of the other is replaced or published", async ({
	staff,
	page: visitor,
}) => {
	const { page: one, context, faults } = staff;
	faults.expectStatus(409, /^\/v1\/spaces\/\d+\/stories\/\d+$/);
	await logIn(staff);
	const { id } = await addStory(one, { name: "Zu zweit" });
	await one.goto(`/office/content/${spaces.papiervogel}/${id}`);
	const first = storyEditor(one);
	const titleIn = (page: Page) =>
		page.getByRole("region", { name: "Felder des Bausteins" }).getByRole("textbox").first();
	await expect(titleIn(one)).toHaveValue("Zu zweit");
	const other = await context.newPage();
	await other.goto(one.url());
	const second = storyEditor(other);

	await titleIn(other).fill("Von der anderen");
	await second.untilSaved();
	await one.getByRole("button", { name: "Veröffentlichen …" }).click();
	await one.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
	await expect(one.getByRole("heading", { name: "Jemand anderes hat diese Seite geändert" })).toBeVisible();
	expect(await violations(one), "both contents side by side").toEqual([]);
	expect((await visitor.request.get("/zu-zweit/")).status()).toBe(404);
	await one.getByRole("button", { name: "Die gespeicherte übernehmen" }).click();
	await expect(titleIn(one)).toHaveValue("Von der anderen");

	await titleIn(one).fill("Von der einen");
	await first.untilSaved();
	await titleIn(other).fill("Noch einmal von der anderen");
	await other.getByRole("button", { name: "Meine Fassung speichern" }).click();
	await second.untilSaved();
	await titleIn(one).fill("Noch einmal von der einen");
	await expect(one.getByRole("cell", { name: "Noch einmal von der anderen" })).toBeVisible();
	await one.getByRole("button", { name: "Die gespeicherte übernehmen" }).click();
	await expect(titleIn(one)).toHaveValue("Noch einmal von der anderen");
});

test("the address of a picture is copied in a size that is in no list, and opens for everybody", async ({
	staff,
	page: visitor,
}) => {
	const { page, context } = staff;
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await logIn(staff);
	await page.goto(`/office/content/${spaces.papiervogel}`);
	await page.getByRole("link", { name: "Bilder und Dateien" }).click();
	const file = { name: "Ansicht.png", mimeType: "image/png", buffer: await page.screenshot() };
	await page
		.getByRole("region", { name: "Dateien hochladen" })
		.locator("input[type=file]")
		.setInputFiles(file);
	const form = page.getByRole("group", { name: "Adresse in einer Größe" });
	await form.getByLabel("Breite in Pixeln").fill("123");
	await form.getByRole("button", { name: "Adresse kopieren" }).click();
	await expect(form.getByRole("status")).toContainText("Kopiert");
	expect(await violations(page), "files of the space").toEqual([]);
	const address = await page.evaluate(() => navigator.clipboard.readText());
	expect(address).toMatch(/\/m\/123x0\?s=/);
	expect((await visitor.request.get(address)).status()).toBe(200);
	expect((await visitor.request.get(address.replace(/\?.*/, ""))).status()).toBe(403);
});
