import { randomUUID } from "node:crypto";
import { realPhoto } from "../../tools/real-photo.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { productPage } from "../fixtures/product-page.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("[15] a canvas in three parts with a coloured edge: chosen on the wall, bought, and printed part by part", async ({
	page,
	staff,
	isMobile,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" };
	await page.goto(`${runAddress().origins.bildwand}/products/wandbild/?format=100x75`);
	await page.getByLabel("Foto auswählen").setInputFiles(await realPhoto());
	await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
	const hung = page.locator("[data-wall] [data-part=sides]");

	await test.step("three parts with a gap hang there", async () => {
		await productPage(page).opened(/^Teile/);
		await page.getByRole("radio", { name: /^3 Teile(?!,)/ }).check();
		await expect(page).toHaveURL(/parts=3/);
		// The corner from near shows another one.
		await expect(hung).toHaveCount(4);
		await productPage(page).opened(/^Zwischen den Teilen/);
		await page.getByRole("combobox", { name: "Zwischen den Teilen" }).selectOption("40");
		await expect(page).toHaveURL(/partGap=40/);
	});

	await test.step("its edge takes a colour, at once and for good", async () => {
		await productPage(page).opened(/^Kante/);
		await page.getByRole("radio", { name: /^farbige Kante/ }).check();
		await expect(page).toHaveURL(/edge=farbe/);
		const stored = page.waitForResponse((answer) => answer.request().method() === "PATCH");
		await page.getByRole("radio", { name: "Nachtblau" }).check();
		expect((await stored).ok()).toBe(true);
		await expect(hung.first().locator("rect").first()).toHaveAttribute("fill", /#23395a/);
		await page.reload();
		await expect(hung.first().locator("rect").first()).toHaveAttribute("fill", /#23395a/);
	});

	await test.step("the photo proposes colours of its border", async () => {
		await productPage(page).opened(/^Kante/);
		const proposed = page.getByRole("group", { name: "Aus Ihrem Foto" }).getByRole("radio");
		await expect(proposed.first()).toBeAttached();
		expect(await proposed.count()).toBeLessThanOrEqual(3);
	});

	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
	await expect(line).toContainText(/3 Teile, 40\smm Abstand/);
	await expect(line).toContainText("Nachtblau");
	await fillCheckout(page, guest);
	const number = await placeOrder(page);
	if (isMobile) return;

	await test.step("the file has a page for each part, and its colour round each", async () => {
		await openPrinted(staff, guest.email, number);
		await withPrintFile(await download(staff.page, /\.pdf$/), async (file) => {
			expect(file.pages).toBe(3);
			const widths = [1, 2, 3].map((part) => Math.round(file.box("TrimBox", part)[2] ?? 0));
			// 92 cm in three, and 3 cm on each side.
			expect(widths).toEqual([367, 366, 367]);
			// The colour goes round each of them.
			for (const part of [1, 2, 3])
				expect(await file.platesOn(part)).toEqual(["Black", "Cyan", "Magenta", "Yellow"]);
		});
	});
});
