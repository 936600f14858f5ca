import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] the proof is looked at from near, tells what is to be read letter by letter, and is kept as a PDF", async ({
	page,
}) => {
	const editor = await openEditor(page);
	await (await editor.textInForm("Erster Vorname")).fill("Zoë");
	await editor.untilSaved();
	await page.getByRole("button", { name: "In den Warenkorb" }).first().click();
	const proof = page.getByRole("dialog", { name: "Bitte sehen Sie alles noch einmal in Ruhe an" });
	await expect(proof.getByRole("definition").filter({ hasText: "Zoë" })).toBeVisible();

	await proof.getByRole("button", { name: "Vorderseite aus der Nähe ansehen" }).click();
	const near = page.getByRole("dialog", { name: "Vorderseite" });
	const sheet = near.getByRole("img", { name: "Vorderseite" });
	const before = (await sheet.boundingBox())?.width ?? 0;
	await near.getByRole("button", { name: "Größer" }).click();
	await page.mouse.move(600, 450);
	await page.mouse.wheel(0, -200);
	await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(before * 2);
	expect(await violations(page)).toEqual([]);
	await near.getByRole("button", { name: "Nächste Seite" }).click();
	await expect(page.getByRole("dialog", { name: "Rückseite" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(proof).toBeVisible();

	const address = await proof.getByRole("link", { name: "Korrekturabzug als PDF" }).getAttribute("href");
	const file = await page.request.get(address ?? "");
	expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
