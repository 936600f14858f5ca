import { makeDesign } from "../../apps/server/src/testing/shopper.ts";
import { violationsInBothWidths } from "../fixtures/axe.ts";
import { editorPage, openEditor, POSTCARD } from "../fixtures/editor-page.ts";
import { giveCookies } from "../fixtures/give-cookies.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

test("[14] a state is kept under a name, looked at, brought back after a reload, and that is one step of undo", async ({
	page,
	context,
	faults,
}) => {
	// What was typed last before a reload is sent once more from the draft.
	faults.expectStatus(412, /^\/web-api\/designs\//);
	const visitor = socketVisitor();
	const { id } = await makeDesign(visitor, { template: POSTCARD });
	await giveCookies(visitor, context);
	const editor = await openEditor(page, `/configurator-card/${POSTCARD}/?design=${id}`);
	await (await editor.textInForm("Namen")).fill("Jana & Tom");
	await editor.untilSaved();
	await editor.closePanel();

	await page.getByRole("button", { name: "Dieser Entwurf" }).click();
	const dialog = page.getByRole("dialog", { name: "Dieser Entwurf" });
	await dialog.getByRole("button", { name: "Diesen Stand merken" }).click();
	await dialog.getByRole("textbox", { name: "Wie soll der Stand heißen?" }).fill("Mit unseren Namen");
	await dialog.getByRole("button", { name: "Merken", exact: true }).click();
	await expect(dialog.getByRole("listitem").filter({ hasText: "Mit unseren Namen" })).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	await page.keyboard.press("Escape");

	await (await editor.textInForm("Namen")).fill("Ein Versehen");
	await editor.untilSaved();
	await page.reload();
	const again = await editorPage(page);
	await again.untilSaved();
	await again.expectText("Namen", "Ein Versehen");
	await again.closePanel();

	await page.getByRole("button", { name: "Dieser Entwurf" }).click();
	const kept = dialog.getByRole("listitem").filter({ hasText: "Mit unseren Namen" });
	await kept.getByRole("button", { name: /^Ansehen: / }).click();
	await expect(dialog.getByRole("status").filter({ hasText: /^Anders als jetzt: 1 Text\.$/ })).toBeVisible();
	await expect(dialog.getByRole("listitem").filter({ hasText: "Vorderseite" })).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Diesen Stand zurückholen" }).click();
	await expect(dialog).toBeHidden();
	await again.expectText("Namen", "Jana & Tom");
	await again.closePanel();
	await page.getByRole("button", { name: "Rückgängig" }).first().click();
	await again.expectText("Namen", "Ein Versehen");
	await again.closePanel();
	await page.getByRole("button", { name: "Wiederholen" }).first().click();
	await again.expectText("Namen", "Jana & Tom");
	await again.untilSaved();
	await expect
		.poll(async () => JSON.stringify((await visitor.get(`/web-api/designs/${id}`)).body.document))
		.toContain("Jana & Tom");
});
