import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { realPhoto } from "../../tools/real-photo.ts";
import { violations } from "../fixtures/axe.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { editorPage } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { productPage } from "../fixtures/product-page.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("[15] a photo becomes a picture for the wall: chosen, bought, ordered, and printed round its bar", async ({
	page,
	staff,
	isMobile,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" };
	await page.goto(`${runAddress().origins.bildwand}/products/wandbild/`);
	await expect(page.getByRole("button", { name: "In den Warenkorb" })).toHaveCount(0);

	await test.step("the photo hangs on the wall", async () => {
		await page.getByLabel("Foto auswählen").setInputFiles(await realPhoto());
		// 4032 × 3024 pixels: the size that shows all of them.
		await expect(page).toHaveURL(/[?&]format=60x45&.*design=/);
		await expect(page.getByText("Gestochen scharf in 60 × 45 cm.")).toBeVisible();
		await expect(page.locator('[data-wall] image[href^="/web-api/uploads/"]').first()).toBeVisible();
		await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
	});

	await test.step("in another material, it is the same photo", async () => {
		await productPage(page).opened(/^Material/);
		await page.getByRole("radio", { name: /^Acrylglas/ }).check();
		await expect(page).toHaveURL(/materialType=acrylglas/);
		await expect(page).toHaveURL(/[?&]design=/);
		await page.getByRole("radio", { name: /^Leinwand/ }).check();
		await expect(page).toHaveURL(/materialType=leinwand/);
		await expect(page.locator('[data-wall] image[href^="/web-api/uploads/"]').first()).toBeVisible();
	});

	await test.step("its crop is chosen in the editor, and hangs on the wall", async () => {
		const hung = page.locator('[data-wall] image[href^="/web-api/uploads/"]').first();
		const before = await placeOf(hung);
		await page.getByRole("link", { name: "Ausschnitt wählen" }).click();
		const editor = await editorPage(page);
		await page.mouse.move(200, 300);
		const panel = await editor.openPanel("Foto");
		await panel.getByRole("slider", { name: "Vergrößerung" }).fill("1.2");
		await editor.untilSaved();
		await editor.closePanel();
		await page.getByRole("button", { name: "Fertig" }).click();
		await expect(page).toHaveURL(/products\/wandbild\/.*materialType=leinwand.*design=/);
		await expect.poll(() => placeOf(hung)).not.toBe(before);
	});

	await test.step("cart and checkout", async () => {
		await page.getByRole("button", { name: "In den Warenkorb" }).click();
		const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
		await expect(line).toContainText("Wandbild");
		await expect(line).toContainText("Leinwand");
		await fillCheckout(page, guest);
	});
	const number = await placeOrder(page);
	if (isMobile) return;

	await test.step("the file is as large as what goes round the bar asks", async () => {
		await openPrinted(staff, guest.email, number);
		const bytes = await download(staff.page, /\.pdf$/);
		await withPrintFile(bytes, async (file) => {
			expect(file.pages).toBe(1);
			// 60 × 45 cm, and 4 and 3 cm on each side.
			const [x, y, width, height] = file.box("TrimBox", 1);
			for (const [found, wanted] of [
				[x, 3],
				[y, 3],
				[width, 680],
				[height, 510],
			] as const) {
				expect(Math.abs(found - wanted)).toBeLessThan(0.1);
			}
			expect(file.photos).toHaveLength(1);
			expect(await file.platesOn(1)).toEqual(["Black", "Cyan", "Magenta", "Yellow"]);
		});
	});

	await test.step("it lies on the roll it is cut from, with its waste and a way to its order", async () => {
		const { page: office } = staff;
		await office.getByRole("link", { name: "Zuschnitt" }).click();
		await expect(office.getByRole("heading", { level: 1, name: "Zuschnitt" })).toBeVisible();
		const canvas = office.getByRole("region").or(office.locator("section")).filter({ hasText: "Leinwand" });
		await expect(canvas.first()).toContainText(/% Verschnitt/);
		await expect(canvas.getByRole("img", { name: /^Bahn 1 mit / }).first()).toBeVisible();
		const row = office.getByRole("row").filter({ hasText: number });
		await expect(row.first()).toContainText(/(680 × 510|510 × 680) mm/);
		expect(await violations(office), "cutting plan").toEqual([]);
		await row.first().getByRole("link", { name: number }).click();
		await expect(office.getByRole("heading", { level: 1 })).toContainText(number);
	});
});

/** The part of a photo that is shown. */
function placeOf(image: Locator): Promise<string | null> {
	return image.evaluate((element) => element.parentElement?.getAttribute("viewBox") ?? null);
}
