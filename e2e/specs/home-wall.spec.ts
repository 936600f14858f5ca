import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { realPhoto } from "../../tools/real-photo.ts";
import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

const home = () => `${runAddress().origins.bildwand}/`;

/** Drops a file where somebody lets go of it on the page. */
async function drop(page: Page, path: string): Promise<void> {
	const bytes = (await readFile(path)).toString("base64");
	const transfer = await page.evaluateHandle((base64) => {
		const data = new DataTransfer();
		const photo = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
		data.items.add(new File([photo], "foto.jpg", { type: "image/jpeg" }));
		return data;
	}, bytes);
	await page.dispatchEvent("footer", "dragover", { dataTransfer: transfer });
	await expect(page.locator("[data-wall]")).toHaveAttribute("data-over", "");
	await page.dispatchEvent("footer", "drop", { dataTransfer: transfer });
	await expect(page.locator("[data-wall]")).not.toHaveAttribute("data-over");
}

test("[15] three taps: a photo is chosen on the home page, hangs at once, and is in the cart", async ({
	page,
}) => {
	await page.goto(home());
	await expect(page.getByRole("heading", { level: 1, name: "Ihr Foto. Hier." })).toBeVisible();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByText("Foto auswählen").click(),
	]);
	await chooser.setFiles(await realPhoto());
	// Before the server knows of it.
	await expect(page.locator('[data-wall] image[href^="blob:"]').first()).toBeVisible();
	await expect(page.getByText("Gestochen scharf in 60 × 45 cm.")).toBeVisible();
	await expect(page.locator('[data-wall] image[href^="/web-api/uploads/"]').first()).toBeVisible();
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
	await expect(line).toContainText("Wandbild");
	await expect(line).toContainText("60 × 45 cm");
});

test("[15] a photo is dropped anywhere on the home page, and its picture goes on to be chosen", async ({
	page,
	isMobile,
}) => {
	// A thumb drops no files.
	if (isMobile) return;
	await page.goto(home());
	await expect(page.getByText("Foto auswählen")).toBeVisible();
	await page.waitForLoadState("networkidle");
	await drop(page, await realPhoto());
	await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeFocused();
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: "Größe und Material wählen" }).click();
	await expect(page).toHaveURL(/\/products\/wandbild\/\?.*format=60x45.*design=/);
	await expect(page.locator('image[href^="/web-api/uploads/"]').first()).toBeVisible();
	await expect(page.getByText("Gestochen scharf in 60 × 45 cm.")).toBeVisible();
});

test("[15] where a photo is soft, the next size that is sharp is a tap away", async ({ page }) => {
	await page.goto(home());
	await page.getByLabel("Foto auswählen").setInputFiles(await realPhoto());
	await expect(page.getByText("Gestochen scharf in 60 × 45 cm.")).toBeVisible();
	// As somebody has written into the address, or chosen on the page of wall pictures.
	await page.goto(page.url().replace("format=60x45", "format=160x120"));
	await expect(
		page.getByText(/^In 160\s×\s120\scm aus der Nähe weich, erst ab 1,5\sm Abstand scharf/),
	).toBeVisible();
	await page.getByRole("link", { name: "Nächste scharfe Größe: 60 × 45 cm" }).click();
	await expect(page.getByText("Gestochen scharf in 60 × 45 cm.")).toBeVisible();
});

test("[15] what is no photo leaves the wall empty and says why", async ({ page, faults }) => {
	faults.expectStatus(415, /uploads/);
	await page.goto(home());
	await page.waitForLoadState("networkidle");
	await page
		.getByLabel("Foto auswählen")
		.setInputFiles({ name: "brief.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") });
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(page.locator("[data-wall] image")).toHaveCount(0);
	await expect(page.getByText("Foto auswählen")).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("[15] a photo is sent, hangs, and is put into the cart", async ({ page }) => {
		await page.goto(home());
		await page.getByLabel("Foto auswählen").setInputFiles(await realPhoto());
		await page.getByRole("button", { name: "Foto senden" }).click();
		await expect(page).toHaveURL(/\/\?.*format=60x45.*design=/);
		await expect(page.locator('[data-wall] image[href^="/web-api/uploads/"]').first()).toBeVisible();
		await page.getByRole("button", { name: "In den Warenkorb" }).click();
		const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
		await expect(line).toContainText("60 × 45 cm");
	});

	test("[15] what is no photo leads back, with the reason", async ({ page }) => {
		await page.goto(`${home()}products/wandbild/?materialType=acrylglas`);
		await page
			.getByLabel("Foto auswählen")
			.setInputFiles({ name: "brief.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") });
		await page.getByRole("button", { name: "Foto senden" }).click();
		await expect(page.getByText("Das ist kein Foto, das wir lesen können.")).toBeVisible();
		await expect(page).toHaveURL(/materialType=acrylglas/);
	});
});
