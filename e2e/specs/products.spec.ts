import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";
import { productPage } from "../fixtures/product-page.ts";

const pages = [
	["papiervogel", "/products/fotokalender/", "Format"],
	["papiervogel", "/products/fotobuch/", "Papier"],
	["papiervogel", "/products/gaestebuch/", "Seitenzahl"],
	["papiervogel", "/products/collage/", "Material"],
	["papiervogel", "/products/fotobox/", "Bilder"],
	["papiervogel", "/products/fotogeschenke/", "Artikel"],
	["papiervogel", "/products/geschenkpapier/", "Muster"],
	["bildwand", "/products/wandbild/", "Material"],
	["bildwand", "/products/fotobuch/", "Format"],
	["bildwand", "/products/fotokalender/", "Format"],
	["bildwand", "/products/collage/", "Material"],
] as const;

/** At a desk, and on a phone. */
const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];

/** In the page: what has the focus and lies under something else. */
function coveredFocus(): string {
	const { activeElement } = document;
	const box = activeElement?.getBoundingClientRect();
	if (!activeElement || !box) return "nothing has the focus";
	const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
	return top && (activeElement.contains(top) || top.contains(activeElement)) ? "" : activeElement.outerHTML;
}

for (const [brand, path] of pages) {
	test(`${brand} ${path}: a price that follows the choice, and nothing for axe to find`, async ({
		page,
		run,
	}) => {
		const product = productPage(page);
		await page.goto(`${run.origins[brand]}${path}?quantity=1`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("img").first()).toBeVisible();
		await expect(product.price).toContainText(/inkl. MwSt., zzgl. Versand/);
		const before = await product.total();

		const quantity = page.getByRole("combobox", { name: /^(Menge|Anzahl)/ });
		const hasRows = brand === "bildwand" && /wandbild|collage/.test(path);
		if (hasRows) await product.opened(/^Menge/);
		await quantity.selectOption({ index: 1 });
		await expect(product.price.getByRole("strong")).not.toHaveText(before);
		await expect(page).toHaveURL(/\?.*quantity=/);
		for (const size of sizes) {
			await page.setViewportSize(size);
			expect(await violations(page), `${size.width} pixels`).toEqual([]);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(wide, `pixels wider than ${size.width}`).toBeLessThanOrEqual(0);
		}
	});
}

test("what the keyboard reaches is not left under the bar with the price", async ({ page }) => {
	await page.goto("/products/fotobuch/?quantity=1");
	for (const size of sizes) {
		await page.setViewportSize(size);
		await productPage(page)
			.option(/^Buchart/)
			.getByRole("radio")
			.first()
			.focus();
		for (let press = 0; press < 14; press++) {
			await page.keyboard.press("Tab");
			await expect.poll(() => page.evaluate(coveredFocus), `${size.width} pixels`).toBe("");
		}
	}
});
