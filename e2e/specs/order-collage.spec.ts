import { randomUUID } from "node:crypto";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { editorPage } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("[15] [3.7-3] a collage: its layout chosen, filled at once, ordered and printed", async ({
	page,
	staff,
	isMobile,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Łukasz", lastName: "Ağaoğlu" };
	await page.goto(
		`${runAddress().origins.bildwand}/products/collage/?designId=4&formatType=60x40&productType=leinwand`,
	);
	await test.step("one centimetre between its photos, on a ground of night blue", async () => {
		await page.getByRole("combobox", { name: "Zwischen den Fotos" }).selectOption("10");
		await expect(page).toHaveURL(/photoGap=10/);
		await page.getByRole("radio", { name: "Nachtblau" }).check();
		await expect(page).toHaveURL(/photoGap=10.*ground=23395a/);
		// Another layout, and back: both stay.
		for (const layout of ["6", "4"]) {
			await page.getByRole("combobox", { name: "Layout" }).selectOption(layout);
			await expect(page).toHaveURL(new RegExp(`designId=${layout}&photoGap=10.*ground=23395a`));
		}
	});
	await page.getByRole("link", { name: "Jetzt gestalten" }).first().click();
	await expect(page).toHaveURL(/configurator-collage\/collage\/.*designId=4/);
	const editor = await editorPage(page);
	await page.mouse.move(200, 300);

	await test.step("four photos fill four places", async () => {
		await editor.openPanel("Foto");
		const photos = await Promise.all([2000, 2010, 2020, 2030].map(async (width) => await jpeg(width, 1500)));
		await page.locator('input[type="file"]').setInputFiles(
			photos.map((photo, index) => ({
				name: `foto-${index + 1}.jpg`,
				mimeType: "image/jpeg",
				buffer: Buffer.from(photo),
			})),
		);
		await expect(page).toHaveURL(/design=/);
		await editor.untilSaved();
		const placed = page.locator('svg[role="group"] image[href^="/web-api/uploads/"]');
		await expect.poll(() => placed.count()).toBeGreaterThanOrEqual(4);
	});

	await editor.closePanel();
	await editor.addToCart();
	const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
	await expect(line).toContainText("Fotocollage");
	await expect(line).toContainText("Nachtblau");
	await expect(line).toContainText(/10\smm Abstand/);
	await fillCheckout(page, guest);
	const number = await placeOrder(page);
	if (isMobile) return;

	await test.step("the file has the size of the canvas with what goes round its bars, and all four photos", async () => {
		await openPrinted(staff, guest.email, number);
		await withPrintFile(await download(staff.page, /\.pdf$/), async (file) => {
			const [, , width, height] = file.box("TrimBox", 1);
			expect(Math.abs(width - 690)).toBeLessThan(0.1);
			expect(Math.abs(height - 460)).toBeLessThan(0.1);
			expect(file.photos).toHaveLength(4);
		});
	});
});
