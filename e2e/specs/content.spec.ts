import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { signIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";

const TITLE = "Ein Umschlag, und das Fest beginnt.";

async function openHomePage(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Inhalte" }).click();
	await page.getByRole("link", { name: /Papiervogel/ }).click();
	await page.getByRole("link", { name: "Startseite" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Startseite");
}

const blocks = (page: Page) => page.getByRole("region", { name: "Bausteine der Seite" });
const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Gespeichert$/ });

test("the teaser of the home page is changed, seen in both widths, scheduled, published and restored", async ({
	staff,
	page: visitor,
}) => {
	const { page } = staff;
	await signIn(staff);
	await openHomePage(page);
	expect(await violations(page), "page with its blocks").toEqual([]);

	await blocks(page)
		.getByRole("button", { name: /Ein Umschlag/ })
		.first()
		.click();
	const title = page.getByRole("textbox", { name: "Titel", exact: true });
	const before = await title.inputValue();
	await title.fill(TITLE);
	for (const frame of ["Vorschau am Rechner", "Vorschau am Telefon"]) {
		await expect(page.frameLocator(`iframe[title="${frame}"]`).getByText(TITLE).first()).toBeVisible();
	}
	await expect(saved(page)).toBeVisible();
	await visitor.goto("/");
	await expect(visitor.getByText(TITLE)).toHaveCount(0);

	await page.getByRole("button", { name: "Zeitpunkt …" }).click();
	await page.getByLabel("Veröffentlichen am").fill("2030-12-06T09:00");
	await page.getByRole("button", { name: "Zeitpunkt speichern" }).click();
	await expect(page.getByRole("button", { name: "Zeitpunkt …" })).toBeFocused();
	await expect(page.getByRole("main")).toContainText(/06\.12\.2030 um 09:00 Uhr/);
	await page.getByRole("button", { name: "Veröffentlichen …" }).click();
	expect(await violations(page), "findings before publishing").toEqual([]);
	await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await visitor.goto("/");
	await expect(visitor.getByText(TITLE).first()).toBeVisible();

	await page.getByRole("button", { name: "Fassungen" }).click();
	const older = page.getByRole("combobox", { name: "Ältere Fassung" });
	const first = await older.locator("option").last().getAttribute("value");
	await older.selectOption(first);
	await expect(page.getByRole("dialog").getByRole("cell", { name: TITLE })).toBeVisible();
	const versionPage = (which: string) => page.frameLocator(`iframe[title="Seite der ${which} Fassung"]`);
	await expect(versionPage("neueren").getByText(TITLE).first()).toBeVisible();
	await expect(versionPage("älteren").getByText(before.replaceAll("*", "")).first()).toBeVisible();
	await expect(versionPage("älteren").getByText(TITLE)).toHaveCount(0);
	expect(await violations(page), "versions side by side").toEqual([]);
	await page.getByRole("button", { name: /wiederherstellen/ }).click();
	await expect(title).toHaveValue(before);
	await page.getByRole("button", { name: "Veröffentlichen …" }).click();
	await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await visitor.goto("/");
	await expect(visitor.getByText(TITLE)).toHaveCount(0);
});

test("pages are made, put into order and edited by keys alone; what is typed outlives a reload", async ({
	staff,
}) => {
	const { page } = staff;
	await signIn(staff);
	await page.getByRole("link", { name: "Inhalte" }).click();
	await page.getByRole("link", { name: /Papiervogel/ }).click();
	await page.getByRole("button", { name: "Neue Seite" }).press("Enter");
	await page.getByRole("textbox", { name: "Name" }).pressSequentially("Frohe Grüße");
	await expect(page.getByRole("textbox", { name: "Adresse" })).toHaveValue("frohe-gruesse");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frohe Grüße");

	await page.getByRole("navigation").getByRole("link", { name: "Papiervogel" }).press("Enter");
	const handle = page.getByRole("button", { name: "Frohe Grüße verschieben" });
	await handle.press("Space");
	await page.keyboard.press("ArrowUp");
	await expect(page.locator("[id^=DndLiveRegion]")).toContainText("oberste Ebene");
	await page.keyboard.press("Space");
	await expect(page.locator("[id^=DndLiveRegion]")).toContainText("Abgelegt");
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
	await expect(saved(page)).toBeVisible();
});

test("two windows on one page: each is asked before the work of the other is replaced or published", async ({
	staff,
	page: visitor,
}) => {
	const { page: one, context, faults } = staff;
	faults.expectStatus(409, /^\/v1\/spaces\/\d+\/stories\/\d+$/);
	await signIn(staff);
	await one.getByRole("link", { name: "Inhalte" }).click();
	await one.getByRole("link", { name: /Papiervogel/ }).click();
	await one.getByRole("button", { name: "Neue Seite" }).click();
	await one.getByRole("textbox", { name: "Name" }).fill("Zu zweit");
	await one.getByRole("button", { name: "Anlegen" }).click();
	await expect(one.getByRole("heading", { level: 1 })).toHaveText("Zu zweit");
	const titleIn = (page: Page) =>
		page.getByRole("region", { name: "Felder des Bausteins" }).getByRole("textbox").first();
	await titleIn(one).fill("Zu zweit");
	await expect(saved(one)).toBeVisible();
	const other = await context.newPage();
	await other.goto(one.url());

	await titleIn(other).fill("Von der anderen");
	await expect(saved(other)).toBeVisible();
	await one.getByRole("button", { name: "Veröffentlichen …" }).click();
	await one.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
	await expect(one.getByRole("heading", { name: "Jemand anderes hat diese Seite geändert" })).toBeVisible();
	expect(await violations(one), "both contents side by side").toEqual([]);
	expect((await visitor.request.get("/zu-zweit/")).status()).toBe(404);
	await one.getByRole("button", { name: "Die gespeicherte übernehmen" }).click();
	await expect(titleIn(one)).toHaveValue("Von der anderen");

	await titleIn(one).fill("Von der einen");
	await expect(saved(one)).toBeVisible();
	await titleIn(other).fill("Noch einmal von der anderen");
	await other.getByRole("button", { name: "Meine Fassung speichern" }).click();
	await expect(saved(other)).toBeVisible();
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
	await signIn(staff);
	await page.getByRole("link", { name: "Inhalte" }).click();
	await page.getByRole("link", { name: /Papiervogel/ }).click();
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

test("at the width of a phone a page is edited, seen, compared with an older version and published", async ({
	staff,
}) => {
	const { page } = staff;
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(staff);
	await page.goto("/office/content/");
	await page.getByRole("link", { name: /Papiervogel/ }).click();
	await page.getByRole("button", { name: "Neue Seite" }).click();
	await page.getByRole("textbox", { name: "Name" }).fill("Unterwegs");
	await page.getByRole("button", { name: "Anlegen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unterwegs");
	await page
		.getByRole("region", { name: "Felder des Bausteins" })
		.getByRole("textbox")
		.first()
		.fill("Post von unterwegs");
	await expect(saved(page)).toBeVisible();
	expect(await violations(page), "form on a phone").toEqual([]);
	await page.getByRole("button", { name: "Am Telefon" }).click();
	await expect(page.locator('iframe[title="Vorschau am Telefon"]')).toBeVisible();
	await page.getByText("Mehr", { exact: true }).click();
	await page.getByRole("button", { name: "Fassungen" }).click();
	await expect(page.locator('iframe[title="Seite der älteren Fassung"]')).toBeVisible();
	expect(await violations(page), "versions on a phone").toEqual([]);
	await page.getByRole("button", { name: "Schließen" }).click();
	await expect(page.getByRole("button", { name: "Fassungen" })).toBeFocused();
	await page.getByRole("button", { name: "Veröffentlichen …" }).click();
	await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
});
