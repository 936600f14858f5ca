import { randomUUID } from "node:crypto";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { editorPage } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { productPage } from "../fixtures/product-page.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("[15] [3.7-3] a collage: its layout chosen, filled at once on its page, looked after in the editor, ordered and printed", async ({
	page,
	staff,
	isMobile,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Łukasz", lastName: "Ağaoğlu" };
	await page.goto(
		`${runAddress().origins.bildwand}/products/collage/?designId=4&formatType=60x40&productType=leinwand`,
	);
	await test.step("one centimetre between its photos, on a ground of night blue", async () => {
		const { opened } = productPage(page);
		await (await opened(/^Zwischen den Fotos/)).getByRole("combobox").selectOption("10");
		await expect(page).toHaveURL(/photoGap=10/);
		await (await opened(/^Hintergrund/)).getByRole("radio", { name: "Nachtblau" }).check();
		await expect(page).toHaveURL(/photoGap=10.*ground=23395a/);
		// Another layout, and back: both stay.
		const layouts = await opened(/^Layout/);
		for (const layout of ["6", "4"]) {
			await layouts.getByRole("combobox").selectOption(layout);
			await expect(page).toHaveURL(new RegExp(`designId=${layout}&photoGap=10.*ground=23395a`));
		}
	});
	const files = await Promise.all(
		[2000, 2010, 2020, 2030, 2040].map(async (width, index) => ({
			name: `foto-${index + 1}.jpg`,
			mimeType: "image/jpeg",
			buffer: Buffer.from(await jpeg(width, 1500)),
		})),
	);

	await test.step("the photos lie in the layout at once; one too many is at hand", async () => {
		await page.getByLabel("Fotos auswählen").setInputFiles(files);
		await expect(page).toHaveURL(/design=/);
		await expect(page.getByText("Alle 4 Plätze sind gefüllt. Ein weiteres Foto liegt bereit.")).toBeVisible();
		const scene = page.locator("[data-wall]").getByRole("img", { name: /Fotocollage/ });
		await expect(scene.locator('image[href^="/web-api/uploads/"]')).toHaveCount(4);
	});

	await test.step("a layout with a place for all of them keeps them, and the one before is there again", async () => {
		await page.getByRole("button", { name: "In ein Layout mit 6 Plätzen" }).click();
		await expect(page.getByText("Ein Platz ist noch frei.")).toBeVisible();
		await page.goto(page.url().replace(/designId=\d+/, "designId=4"));
		await expect(page.getByText("Alle 4 Plätze sind gefüllt. Ein weiteres Foto liegt bereit.")).toBeVisible();
	});

	await test.step("the editor leads back with everything as it is", async () => {
		await page.getByRole("link", { name: "Im Editor bearbeiten" }).click();
		await expect(page).toHaveURL(/configurator-collage\/collage\/.*designId=4/);
		const editor = await editorPage(page);
		await page.mouse.move(200, 300);
		const placed = page.locator('svg[role="group"] image[href^="/web-api/uploads/"]');
		await expect.poll(() => placed.count()).toBeGreaterThanOrEqual(4);
		await editor.untilSaved();
		await page.getByRole("button", { name: "Fertig" }).click();
		await expect(page.getByText("Alle 4 Plätze sind gefüllt.")).toBeVisible();
	});

	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
	await expect(line).toContainText("Fotocollage");
	await expect(line).toContainText("Nachtblau");
	await expect(line).toContainText(/10\smm Abstand/);
	await fillCheckout(page, guest);
	const number = await placeOrder(page);
	await expect(page.getByText(/Nachtblau/)).toBeVisible();
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
