import { randomUUID } from "node:crypto";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("[15] a mug: the photo goes round it on its page, is ordered and printed", async ({
	page,
	staff,
	isMobile,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Nguyễn", lastName: "Çelik" };
	await page.goto(`${runAddress().origins.papiervogel}/products/fotogeschenke/?type=tasse&quantity=3`);
	await page.getByLabel("Foto auswählen").setInputFiles({
		name: "foto.jpg",
		mimeType: "image/jpeg",
		buffer: Buffer.from(await jpeg(3000, 1500)),
	});
	await expect(page).toHaveURL(/design=/);
	await expect(page.getByText("So wird es gedruckt.")).toBeVisible();
	// Laid flat, and seen from three sides.
	const scene = page.getByRole("img", { name: /Tasse/ });
	await expect(scene.locator('use[href="#scene-own"]')).toHaveCount(2);
	await expect(scene.locator('use[href="#scene-print"]')).not.toHaveCount(0);

	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
	await expect(line).toContainText("Tasse");
	await fillCheckout(page, guest);
	const number = await placeOrder(page);
	if (isMobile) return;

	await test.step("the file is as large as what is printed of a mug", async () => {
		await openPrinted(staff, guest.email, number);
		await withPrintFile(await download(staff.page, /\.pdf$/), async (file) => {
			const [, , width, height] = file.box("TrimBox", 1);
			expect(Math.abs(width - 200)).toBeLessThan(0.1);
			expect(Math.abs(height - 90)).toBeLessThan(0.1);
			expect(file.photos).toHaveLength(1);
		});
	});
});
