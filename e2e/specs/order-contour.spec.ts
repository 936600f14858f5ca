import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { realPhoto } from "../../tools/real-photo.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { runAddress } from "../fixtures/run-address.ts";

/** A cat that sits before nothing. */
async function cutOutCat() {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="3000" viewBox="0 0 240 300"><path fill="#3b3a44" d="M60 20L88 62Q120 50 152 62L180 20Q196 70 182 110Q214 170 200 262L48 262Q28 170 58 110Q44 70 60 20Z"/><path d="M196 250Q240 220 222 160" fill="none" stroke="#3b3a44" stroke-width="16" stroke-linecap="round"/><circle cx="98" cy="100" r="9" fill="#e8c64a"/><circle cx="142" cy="100" r="9" fill="#e8c64a"/></svg>';
	return { name: "katze.png", mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

test("[15] a transparent picture becomes a film that is cut around it, and a photo that is none is told what to do", async ({
	page,
	staff,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" };
	await page.goto(
		`${runAddress().origins.bildwand}/products/wandbild/?materialType=klebefolie&edge=kontur-bild&format=60x80`,
	);
	const choose = page.getByLabel(/^(Foto auswählen|Anderes Foto nehmen)$/).first();

	await test.step("a photo with a background has no contour", async () => {
		await choose.setInputFiles(await realPhoto());
		await expect(
			page.getByRole("status").filter({ hasText: "PNG mit durchsichtigem Hintergrund" }),
		).toBeVisible();
		await expect(page.getByRole("button", { name: "In den Warenkorb" })).toHaveCount(0);
	});

	await test.step("a cut-out picture hangs as it will be cut", async () => {
		await choose.setInputFiles(await cutOutCat());
		await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
		await expect(page.locator("[data-wall] [data-part=contour] clipPath path").first()).toHaveAttribute(
			"d",
			/^M/,
		);
	});

	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
	await expect(line).toContainText("Kontur Ihres Bildes");
	await fillCheckout(page, guest);
	const number = await placeOrder(page);

	await test.step("the contour is a plate of its own", async () => {
		await openPrinted(staff, guest.email, number);
		await withPrintFile(await download(staff.page, /\.pdf$/), async (file) => {
			expect(file.pages).toBe(1);
			expect(await file.platesOn(1)).toContain("CutContour");
		});
	});
});
