import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { TestInfo } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { violations } from "../fixtures/axe.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { runAddress } from "../fixtures/run-address.ts";

const folder = "apps/server/assets/photos";

/** Eleven photos of ours, the second upright and dated, the third blurred, the fourth small; and the first again. */
async function twelvePhotos(info: TestInfo): Promise<string[]> {
	const names = readdirSync(folder).filter((name) => name.endsWith(".jpg"));
	const made: string[] = [];
	for (const [at, name] of names.slice(0, 11).entries()) {
		let photo = sharp(join(folder, name)).resize(1500, 1000, { fit: "cover" });
		if (at === 1) photo = photo.extract({ left: 400, top: 0, width: 667, height: 1000 }).withExif(taken);
		if (at === 2) photo = photo.blur(10);
		if (at === 3) photo = photo.resize(240, 160);
		made.push(await written(photo, info.outputPath(`IMG_${at + 10}.jpg`)));
	}
	const again = sharp(join(folder, names[0] ?? "")).resize(1200, 800, { fit: "cover" });
	return [...made, await written(again, info.outputPath("IMG_99.jpg"))];
}

const taken = { IFD2: { DateTimeOriginal: "2026:07:12 18:04:05" } };

async function written(photo: Sharp, path: string): Promise<string> {
	await photo.jpeg({ quality: 90 }).toFile(path);
	return path;
}

test("[15] twelve photos become prints: looked over, counted, bought in two formats, ordered and printed", async ({
	page,
	staff,
	isMobile,
}, info) => {
	test.setTimeout(180_000);
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" };
	const photos = await twelvePhotos(info);
	await page.goto(`${runAddress().origins.bildwand}/products/fotoabzuege/`);
	expect(await violations(page)).toEqual([]);
	const sheet = page.getByRole("list", { name: "Ihre Abzüge" });
	const tiles = sheet.getByRole("listitem");
	const bar = page.getByRole("status").filter({ hasText: /Gespeichert|übertragen|gespeichert/ });

	await test.step("all of them are taken at once, and each says what is wrong with it", async () => {
		const document = info.outputPath("brief.pdf");
		await sharp({ create: { width: 10, height: 10, channels: 3, background: "#fff" } })
			.png()
			.toFile(document);
		await page.getByLabel("Fotos auswählen").setInputFiles([...photos, document]);
		await expect(tiles).toHaveCount(12);
		await expect(page.getByText("„brief.pdf“ ist kein Foto und bleibt draußen.")).toBeVisible();
		await expect(bar).toHaveText("Gespeichert", { timeout: 120_000 });
		await expect(page).toHaveURL(/[?&]satz=/);
		await expect(tiles.nth(2)).toContainText("Unscharf");
		await expect(tiles.nth(3)).toContainText("Zu klein für 10 × 15 cm");
		await expect(tiles.nth(11)).toContainText("Doppelt, wie Foto 1");
		await expect(page.getByText("2,28 €")).toBeVisible();
	});

	expect(await violations(page)).toEqual([]);
	await test.step("those are left out, by one tap each or together", async () => {
		await tiles
			.nth(3)
			.getByRole("button", { name: /^Weglassen/ })
			.click();
		await expect(tiles).toHaveCount(11);
		await page.getByText("Ein Foto ist doppelt.").getByRole("button", { name: "Weglassen" }).click();
		await page.getByText("Ein Foto ist unscharf.").getByRole("button", { name: "Weglassen" }).click();
		await expect(tiles).toHaveCount(9);
	});

	await test.step("one is wanted three times, one large, whole and for everybody, all with their day", async () => {
		const more = tiles.nth(0).getByRole("button", { name: /^Ein Abzug mehr/ });
		await more.click();
		await more.click();
		await expect(tiles.nth(0).getByRole("spinbutton")).toHaveValue("3");
		if (isMobile) await page.getByText("Für alle 9 Fotos").click();
		await page.getByRole("checkbox", { name: "Aufnahmedatum auf die Rückseite" }).check();
		await expect(page.getByText("Bei 8 Fotos hat die Kamera keinen Tag notiert")).toBeVisible();
		await tiles.nth(1).getByRole("checkbox").check();
		await expect(page.getByText("Für das ausgewählte Foto")).toBeVisible();
		await page.getByLabel("Format", { exact: true }).selectOption("13x18");
		await page.getByLabel("Zuschnitt").selectOption("true");
		await tiles.nth(1).getByRole("spinbutton").fill("70");
		// Ten at 0,19 € and seventy at 0,35 €.
		await expect(page.getByText("26,40 €")).toBeVisible();
		await expect(page.getByText("80 Abzüge")).toBeVisible();
		await expect(bar).toHaveText("Gespeichert", { timeout: 30_000 });
	});

	await test.step("coming back finds the set as it was", async () => {
		await page.goto(`${runAddress().origins.bildwand}/products/fotoabzuege/`);
		await expect(tiles).toHaveCount(9);
		await expect(page).toHaveURL(/[?&]satz=/);
		await expect(page.getByText("26,40 €")).toBeVisible();
	});

	await test.step("each format is a line of the cart, counted by its photos", async () => {
		await page.getByRole("button", { name: "In den Warenkorb" }).click();
		const lines = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");
		await expect(lines.filter({ hasText: "10 Abzüge" })).toContainText("Fotoabzüge");
		await expect(lines.filter({ hasText: "70 Abzüge" })).toContainText("13 × 18 cm");
		await fillCheckout(page, guest);
	});
	const number = await placeOrder(page);
	if (isMobile) return;

	await test.step("the file has a page for each print and each photo once", async () => {
		await openPrinted(staff, guest.email, number);
		const bytes = await download(staff.page, /10x15.*\.pdf$/);
		await withPrintFile(bytes, async (file) => {
			expect(file.pages).toBe(10);
			const [, , width, height] = file.box("TrimBox", 1);
			expect(Math.abs(width - 100)).toBeLessThan(0.1);
			expect(Math.abs(height - 150)).toBeLessThan(0.1);
		});
	});
});
