import { expect, test } from "../fixtures/journey.ts";

test("[3.7-10] a card opens with a white envelope, and its picture follows what is chosen", async ({
	page,
}) => {
	await page.goto("/products/eukalyptus-klappkarte-a6-salbei/");
	const shown = page.getByRole("region", { name: "Bilder der Karte" }).getByRole("img").first();
	await expect(shown).toHaveAttribute("src", /sku=envelope-gerade-weiss-c6/);
	await expect(page.getByRole("region", { name: "Preis und Lieferung" })).toContainText(
		"inkl. Umschlag (Weiß)",
	);

	await page.getByRole("radio", { name: /^Nachtblau/ }).check();
	await expect(shown).toHaveAttribute("src", /sku=envelope-gerade-nachtblau-c6/);
	await expect
		.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
		.toBe(true);

	// Without an envelope stays without one.
	await page.getByRole("radio", { name: /^ohne Umschlag/i }).check();
	await expect(shown).not.toHaveAttribute("src", /envelope/);
	await page.reload();
	await expect(shown).not.toHaveAttribute("src", /envelope/);
});
