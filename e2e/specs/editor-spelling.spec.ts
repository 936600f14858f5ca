import { makeDesign } from "../../apps/server/src/testing/shopper.ts";
import { violationsInBothWidths } from "../fixtures/axe.ts";
import { openEditor, POSTCARD } from "../fixtures/editor-page.ts";
import { giveCookies } from "../fixtures/give-cookies.ts";
import { expect, test } from "../fixtures/journey.ts";
import { socketVisitor } from "../fixtures/socket-visitor.ts";

test("[14] a word that may be misspelt is told of at its text and on the proof, mended by one tap or called right", async ({
	page,
	context,
}) => {
	const visitor = socketVisitor();
	const { id, document } = await makeDesign(visitor, { template: POSTCARD });
	await giveCookies(visitor, context);
	const [front] = document.pages;
	const title = front?.elements.find(({ text }: { text?: string }) => text?.startsWith("Save"));
	const word = (wrong: string, ...suggestions: string[]) => ({
		page: front?.key,
		element: title?.id,
		word: wrong,
		suggestions,
	});
	// The dictionaries need not be installed where this runs; what they say is tested at the door.
	await page.route(`**/web-api/designs/${id}/spelling`, (route) =>
		route.request().method() === "GET"
			? route.fulfill({
					json: { revision: 1, words: [word("Hochziet", "Hochzeit"), word("feieren", "feiern", "frieren")] },
				})
			: route.continue(),
	);
	const editor = await openEditor(page, `/configurator-card/${POSTCARD}/?design=${id}`);
	await page.mouse.move(5, 5);
	const field = await editor.textInForm("Titel");
	await expect(page.getByRole("list", { name: "Bitte noch einmal lesen" })).toHaveCount(0);
	await field.fill("Wir feieren Hochziet");
	const hints = page.getByRole("list", { name: "Bitte noch einmal lesen" });
	await expect(hints.getByRole("listitem")).toHaveCount(2);
	await hints.getByRole("button", { name: "Statt „feieren“ schreiben: feiern" }).click();
	await expect(field).toHaveValue("Wir feiern Hochziet");
	await expect(hints.getByRole("listitem")).toHaveCount(1);
	await editor.untilSaved();
	await editor.closePanel();

	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const proof = page.getByRole("dialog", { name: "Bitte sehen Sie alles noch einmal in Ruhe an" });
	await expect(proof.getByRole("heading", { name: "Bitte noch einmal lesen" })).toBeVisible();
	expect(await violationsInBothWidths(page)).toEqual([]);
	const kept = page.waitForResponse((response) => response.request().method() === "POST");
	await proof.getByRole("button", { name: "„Hochziet“ ist richtig so" }).click();
	expect((await kept).status()).toBe(200);
	await expect(proof.getByRole("heading", { name: "Bitte noch einmal lesen" })).toHaveCount(0);
});
