import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { editorPage, POSTCARD } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type OwnServer, type StoredDocument, startOwnServer } from "../fixtures/own-server.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });

let server: OwnServer;
test.beforeAll(async () => {
	server = await startOwnServer();
});
test.afterAll(() => server.close());

/** A design of this visitor whose stored document has been changed behind the doors. */
async function openRewritten(page: Page, change: (document: StoredDocument) => object): Promise<void> {
	const made = await page.request.post(`${server.origin}/web-api/designs`, {
		data: { template: POSTCARD },
		headers: { origin: server.origin },
	});
	const { id } = (await made.json()) as { id: string };
	await server.rewrite(id, change);
	await page.goto(`${server.origin}/configurator-card/${POSTCARD}/?design=${id}`);
}

test("a design of a newer version is shown with the reason and without anything that changes it", async ({
	page,
}) => {
	await openRewritten(page, (document) => ({ ...document, schemaVersion: 9, hologram: true }));
	await expect(page.getByText(/mit einer neueren Version gestaltet/)).toBeVisible();
	await expect(page.locator('svg[role="group"]')).toBeVisible();
	await expect(page.getByRole("textbox")).toHaveCount(0);
	await expect(page.getByRole("button", { name: /bearbeiten|Foto|Warenkorb|Rückgängig/ })).toHaveCount(0);
	await expect(page.getByRole("complementary")).toHaveCount(0);
	expect(await violations(page)).toEqual([]);
	await page.getByRole("button", { name: "Rückseite" }).click();
	await expect(page.getByRole("group", { name: "Rückseite" })).toBeVisible();
	await page.keyboard.press("ControlOrMeta+z");
	await page.reload();
	await expect(page.getByText(/mit einer neueren Version gestaltet/)).toBeVisible();
});

test("what could not be read is named, and ordering waits until somebody has taken note of it", async ({
	page,
}) => {
	await openRewritten(page, (document) => {
		const [front, ...others] = document.pages;
		const [first, ...elements] = front?.elements ?? [];
		const broken = { ...first, type: "hologram", label: "Goldener Zweig" };
		return { ...document, pages: [{ ...front, elements: [broken, ...elements] }, ...others] };
	});
	const editor = await editorPage(page);
	const notice = page.getByRole("alert").filter({ hasText: "ließ sich nicht lesen" });
	await expect(notice).toContainText("Goldener Zweig");
	const order = page.getByRole("button", { name: "In den Warenkorb" });
	await expect(order).toHaveAccessibleDescription(/sobald Sie den Hinweis/);
	// It can be reached and says why, but does nothing.
	await order.click({ force: true });
	await expect(page.getByRole("dialog")).toHaveCount(0);

	await notice.getByRole("button", { name: "Ich habe es gesehen" }).click();
	await expect(notice).toHaveCount(0);
	await editor.untilSaved();
	await order.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.reload();
	await editorPage(page);
	await expect(page.getByText("ließ sich nicht lesen")).toHaveCount(0);
});

test("a card for every guest shows a sample guest on the page and placeholders in the form", async ({
	page,
}) => {
	await openRewritten(page, (document) => ({
		...document,
		fields: [{ key: "vorname", label: "Vorname", sample: "Annegret" }],
		pages: document.pages.map((one) => ({
			...one,
			elements: one.elements.map((element) =>
				"label" in element && element.label === "names" ? { ...element, text: "LIEBE {{vorname}}" } : element,
			),
		})),
	}));
	const editor = await editorPage(page);
	await editor.expectText("Namen", "LIEBE {{vorname}}");
	await page.mouse.move(20, 400);
	const guests = page.getByRole("region", { name: "Namen der Gäste" });
	await expect(guests).toContainText("Auf der Karte stehen Platzhalter für jeden Gast.");
	await expect(guests.getByRole("button", { name: "Gästeliste hinzufügen" })).toBeVisible();
	await expect(page.getByText("Aus der Gästeliste")).toBeVisible();
	// The sample is longer or shorter than the placeholder: entering the text shows what is really written.
	const seen = () => page.locator('svg[role="group"]').innerHTML();
	const withGuest = await seen();
	await editor.textOnPage("Namen").press("Enter");
	await expect.poll(seen).not.toBe(withGuest);
	await expect(await editor.openPanel("Prüfen")).toContainText("Dazu fehlt Ihre Gästeliste.");
});
