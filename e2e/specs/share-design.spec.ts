import type { Page } from "@playwright/test";
import { makeDesign } from "../../apps/server/src/testing/shopper.ts";
import { violationsInBothWidths } from "../fixtures/axe.ts";
import { editorPage, openEditor, POSTCARD } from "../fixtures/editor-page.ts";
import { giveCookies } from "../fixtures/give-cookies.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

const LIST = "/meine-entwuerfe/";

/** The dialog that shares the only design of the list. */
async function openDialog(page: Page) {
	await page.goto(LIST);
	await page.getByRole("button", { name: /^Teilen: / }).click();
	const dialog = page.getByRole("dialog", { name: "Entwurf teilen" });
	await expect(dialog.getByRole("heading", { name: "Gültige Links" })).toBeVisible();
	return dialog;
}

/** axe looks at both widths, and a phone stays one. */
async function findings(page: Page) {
	const size = page.viewportSize();
	const found = await violationsInBothWidths(page);
	if (size) await page.setViewportSize(size);
	return found;
}

test("[14] a card goes on on another device by a code; what both change is in both, until it is revoked", async ({
	page,
	faults,
	stranger,
}) => {
	const editor = await openEditor(page);
	await (await editor.textInForm("Namen")).fill("Jana & Tom");
	await expect(page).toHaveURL(/design=/);
	await editor.untilSaved();
	const address = page.url();
	await editor.closePanel();
	await page.getByRole("button", { name: "Dieser Entwurf" }).click();
	await page.getByRole("dialog", { name: "Dieser Entwurf" }).getByRole("button", { name: "Teilen" }).click();
	const dialog = page.getByRole("dialog", { name: "Entwurf teilen" });
	await dialog.getByRole("button", { name: "Code anzeigen" }).click();
	const code = dialog.getByText(/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
	await expect(code).toBeVisible();
	expect(await findings(page)).toEqual([]);
	const typed = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await code.textContent()) ?? "")?.[0] ?? "";
	await dialog.getByRole("button", { name: "Fertig" }).click();

	const other = stranger.page;
	await other.goto("/entwurf/");
	expect(await violationsInBothWidths(other)).toEqual([]);
	await other.getByRole("textbox", { name: "Code" }).fill(typed.toLowerCase());
	await other.getByRole("button", { name: "Entwurf öffnen" }).click();
	const there = await editorPage(other);
	await there.expectText("Namen", "Jana & Tom");

	// Both at once: whoever is second takes over what came first.
	faults.expectStatus(412, /^\/web-api\/designs\//);
	stranger.faults.expectStatus(412, /^\/web-api\/designs\//);
	const [names, date] = [await editor.textInForm("Namen"), await there.textInForm("Datum")];
	await Promise.all([names.fill("Tom & Jana"), date.fill("5. Juni 2027")]);
	// On the server, not only on each device.
	const id = new URL(address).searchParams.get("design");
	const saved = async () => (await page.request.get(`/web-api/designs/${id}`)).text();
	await expect.poll(saved).toContain("Tom & Jana");
	await expect.poll(saved).toContain("5. Juni 2027");
	for (const tab of [page, other]) {
		await tab.reload();
		const reloaded = await editorPage(tab);
		await reloaded.expectText("Namen", "Tom & Jana");
		await reloaded.expectText("Datum", "5. Juni 2027");
	}
	await other.goto(LIST);
	await expect(other.getByText("Mit Ihnen geteilt")).toBeVisible();

	const owners = await openDialog(page);
	await expect(owners.getByText(/ein Gerät gestaltet mit/)).toBeVisible();
	await owners.getByRole("button", { name: /^Zurückziehen: Code/ }).click();
	await expect(owners.getByText("Niemand kommt mehr damit hinein.")).toBeVisible();
	await expect(owners.getByText("Noch gilt kein Link zu diesem Entwurf.")).toBeVisible();
	stranger.faults.expectStatus(404, /^\/configurator-card\//);
	await other.goto(address);
	await expect(other.getByRole("heading", { name: "Jana" })).toHaveCount(0);
	await expect(other.locator('svg[role="group"]')).toHaveCount(0);
	await other.goto(LIST);
	await expect(other.getByText("Mit Ihnen geteilt")).toHaveCount(0);
});

test("[14] a link shows a card and takes remarks, which its owner reads and ticks off", async ({
	page,
	context,
	stranger,
}) => {
	const visitor = socketVisitor();
	await makeDesign(visitor, { template: POSTCARD });
	await giveCookies(visitor, context);
	const dialog = await openDialog(page);
	await dialog.getByRole("button", { name: "Link zum Ansehen erstellen" }).click();
	const link = dialog.getByRole("textbox", { name: "Link" });
	await expect(link).toHaveValue(/\/ansehen\//);
	await expect(dialog.getByRole("img", { name: /^QR-Code/ })).toBeVisible();
	expect(await findings(page)).toEqual([]);
	const { pathname } = new URL(await link.inputValue());

	const guest = stranger.page;
	const answer = await guest.goto(pathname);
	expect(answer?.headers()).toMatchObject({
		"referrer-policy": "same-origin",
		"cache-control": "private, no-store",
		"x-robots-tag": "noindex, nofollow",
	});
	const front = guest.getByRole("region", { name: "Vorderseite" });
	await expect(front.getByRole("img", { name: "Seite Vorderseite" })).toBeAttached();
	await front.getByText("Anmerken", { exact: true }).click();
	await front.getByRole("textbox", { name: "Ihr Name" }).fill("Oma");
	const words = front.getByRole("textbox", { name: "Anmerkung" });
	await words.fill("Das <b>Jahr</b> fehlt.");
	await front.getByRole("button", { name: "Anmerkung abschicken" }).click();
	await expect(front.getByRole("list", { name: "Anmerkungen" })).toContainText("Das <b>Jahr</b> fehlt.");
	await expect(words).toHaveValue("");
	expect(await violationsInBothWidths(guest)).toEqual([]);
	await expect(guest.getByRole("link", { name: /Weiter gestalten/ })).toHaveCount(0);

	await page.goto(LIST);
	await expect(page.getByText("1 offene Anmerkung")).toBeVisible();
	const again = await openDialog(page);
	await expect(again.getByText("Oma zu Vorderseite")).toBeVisible();
	await again.getByRole("button", { name: "Erledigt: Anmerkung von Oma zu Vorderseite" }).click();
	await expect(again.getByRole("button", { name: /^Wieder öffnen: / })).toBeVisible();
	await again.getByRole("button", { name: "Fertig" }).click();
	await expect(page.getByText("1 offene Anmerkung")).toHaveCount(0);
	await guest.reload();
	await expect(front.getByRole("list", { name: "Anmerkungen" })).toContainText("erledigt");
});

test("[14] a link opens a card only when it is said so, and one that is revoked opens nothing", async ({
	page,
	context,
	faults,
	stranger,
}) => {
	const visitor = socketVisitor();
	await makeDesign(visitor, { template: POSTCARD });
	await giveCookies(visitor, context);
	const dialog = await openDialog(page);
	await dialog.getByRole("button", { name: "Link erstellen" }).click();
	const link = dialog.getByRole("textbox", { name: "Link" });
	await expect(link).toHaveValue(/\/entwurf\//);
	const { pathname } = new URL(await link.inputValue());
	faults.expectStatus(400, /\/links\/mails$/);
	await dialog.getByText("Per E-Mail schicken").first().click();
	const email = dialog.getByRole("textbox", { name: "E-Mail-Adresse" });
	await email.fill("keine");
	await dialog.getByRole("button", { name: "Link schicken" }).click();
	await expect(dialog.getByText("Bitte geben Sie eine E-Mail-Adresse ein")).toBeVisible();
	await email.fill("oma@example.org");
	await dialog.getByRole("button", { name: "Link schicken" }).click();
	await expect(dialog.getByText("Der Link ist unterwegs.")).toBeVisible();
	const other = stranger.page;
	await other.goto(pathname);
	await expect(other.getByRole("heading", { level: 1, name: "Entwurf öffnen" })).toBeVisible();
	expect(await violationsInBothWidths(other)).toEqual([]);
	await expect(dialog.getByText("ein Gerät gestaltet mit")).toHaveCount(0);
	await other.getByRole("button", { name: "Auf diesem Gerät öffnen" }).click();
	await editorPage(other);
	// The newest went by mail.
	await dialog
		.getByRole("button", { name: /^Zurückziehen: Link/ })
		.last()
		.click();
	await expect(dialog.getByText("Niemand kommt mehr damit hinein.")).toBeVisible();
	stranger.faults.expectStatus(404, /^\/entwurf\//);
	await other.goto(pathname);
	await expect(other.getByRole("heading", { level: 1, name: "Dieser Link gilt nicht mehr" })).toBeVisible();
	expect(await violationsInBothWidths(other)).toEqual([]);
});
