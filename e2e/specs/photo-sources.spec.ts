import type { Page } from "@playwright/test";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, type FilePayload, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

async function photo(name: string, width: number): Promise<FilePayload> {
	return { name, mimeType: "image/jpeg", buffer: Buffer.from(await jpeg(width, 700)) };
}

/** The window with the code, and the address the code stands for. */
async function showCode(page: Page, editor: EditorPage) {
	const panel = await editor.openPanel("Foto");
	await panel.getByRole("button", { name: "Vom Handy holen" }).click();
	const dialog = page.getByRole("dialog", { name: "Fotos vom Handy holen" });
	await expect(dialog.getByRole("img", { name: /^QR-Code/ })).toBeVisible();
	const address = await dialog.getByText(/\/handy\/#[\w-]{22}$/).textContent();
	return { dialog, address: `http://${address}` };
}

async function choose(page: Page, button: string, files: readonly FilePayload[]) {
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: button, exact: true }).tap();
	await (await chooser).setFiles([...files]);
}

test("[14] photos come from the phone into the tray by a code, also after a break, until the window is closed", async ({
	page,
	phone,
	faults,
}) => {
	// Left while it is saved, the page finds its own change on the server.
	faults.expectStatus(412, /designs/);
	const editor = await openEditor(page);
	await page.mouse.move(300, 300);
	const { dialog, address } = await showCode(page, editor);
	expect(await violations(page)).toEqual([]);

	const there = phone.page;
	await there.goto(address);
	await expect(there.getByRole("button", { name: "Foto aufnehmen" })).toBeVisible();
	expect(await violations(there)).toEqual([]);
	phone.faults.expectStatus(415, /^\/web-api\/photo-pass\/uploads/);
	const text = { name: "brief.txt", mimeType: "text/plain", buffer: Buffer.from("kein Foto") };
	await choose(there, "Fotos auswählen", [await photo("meer.jpg", 800), await photo("berg.jpg", 860), text]);
	await expect(
		there.getByText("Fertig: 2 Fotos sind angekommen. Schauen Sie auf den Bildschirm."),
	).toBeVisible();
	await expect(there.getByText(/^Diese Datei ist kein Foto/)).toBeVisible();
	expect(await violations(there)).toEqual([]);
	await expect(dialog.getByText("2 Fotos sind da und liegen in der Ablage.")).toBeVisible();

	phone.faults.expectOffline();
	await phone.context.setOffline(true);
	await choose(there, "Weitere Fotos auswählen", [await photo("wald.jpg", 920)]);
	await expect(there.getByText(/^Die Verbindung ist abgebrochen/)).toBeVisible();
	await phone.context.setOffline(false);
	await expect(there.getByText(/^Fertig: 3 Fotos sind angekommen/)).toBeVisible();
	await expect(dialog.getByText("3 Fotos sind da und liegen in der Ablage.")).toBeVisible();
	// A phone that only sends is nobody.
	expect((await phone.context.cookies()).filter(({ name }) => name === "visitor")).toEqual([]);

	await dialog.getByRole("button", { name: "Fertig" }).click();
	await editor.untilSaved();
	const panel = await editor.openPanel("Foto");
	await expect(panel.getByRole("button", { name: /^Foto \d, noch nicht verwendet$/ })).toHaveCount(3);
	await page.reload();
	const again = await (await openEditor(page, page.url())).openPanel("Foto");
	await expect(again.getByRole("button", { name: /^Foto \d,/ })).toHaveCount(3);

	phone.faults.expectStatus(404, /^\/web-api\/photo-pass$/);
	await there.reload();
	await expect(there.getByRole("heading", { name: "Dieser Code gilt nicht mehr" })).toBeVisible();
	await expect(there.getByRole("button", { name: "Fotos auswählen" })).toBeHidden();
	expect(await violations(there)).toEqual([]);
});

test("[14] pictures of another design are found again, taken with a tap, and deleted once nothing shows them", async ({
	page,
}) => {
	const first = await openEditor(page);
	await first.choosePhoto(await photo("meer.jpg", 900));
	await expect(page).toHaveURL(/design=/);
	await first.untilSaved();
	// Uploaded for nothing yet: by the door itself.
	const form = { file: await photo("berg.jpg", 960) };
	expect((await page.request.post("/web-api/uploads", { multipart: form })).status()).toBe(201);

	const second = await openEditor(page);
	await page.mouse.move(300, 300);
	const panel = await second.openPanel("Foto");
	await panel.getByRole("button", { name: "Meine Bilder" }).click();
	const dialog = page.getByRole("dialog", { name: "Meine Bilder" });
	const take = dialog.getByRole("button", { name: /in die Ablage legen$/ });
	await expect(take).toHaveCount(2);
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Bild 2 in die Ablage legen" }).click();
	await expect(dialog.getByRole("button", { name: "Bild 2, schon in diesem Entwurf" })).toBeVisible();

	await dialog.getByRole("button", { name: "Bilder löschen" }).click();
	await dialog.getByRole("button", { name: "Bild 2 löschen" }).click();
	await expect(
		dialog.getByText(/^Dieses Bild liegt in dem Entwurf, an dem Sie gerade arbeiten/),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Verstanden" }).click();
	await dialog.getByRole("button", { name: "Bild 1 löschen" }).click();
	await dialog.getByRole("button", { name: "Endgültig löschen" }).click();
	await expect(dialog.getByRole("button", { name: /^Bild \d löschen$/ })).toHaveCount(1);
	await dialog.getByRole("button", { name: "Fertig" }).click();
	await expect(panel.getByRole("button", { name: "Foto 1, noch nicht verwendet" })).toBeVisible();
	await second.untilSaved();

	await page.reload();
	const third = await (await openEditor(page)).openPanel("Foto");
	await page.mouse.move(300, 300);
	await third.getByRole("button", { name: "Meine Bilder" }).click();
	await dialog.getByRole("button", { name: "Bilder löschen" }).click();
	await dialog.getByRole("button", { name: "Bild 1 löschen" }).click();
	await expect(dialog.getByText(/^Dieses Bild wird noch verwendet/)).toBeVisible();
});
