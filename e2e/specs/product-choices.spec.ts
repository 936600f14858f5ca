import { expect, test } from "../fixtures/journey.ts";
import { productPage } from "../fixtures/product-page.ts";

const FOIL_CARD = "/products/soiree-postkarte-a6-nachtblau/";

test("an impossible choice is made, and what gave way is said where it was chosen", async ({ page }) => {
	await page.goto("/products/fotobuch/?quantity=1");
	const product = productPage(page);
	const type = product.option(/^Buchart/);
	const layflat = type.getByRole("radio", { name: /^Echtfotobuch/ });
	await expect(layflat).toHaveAccessibleDescription(/Dafür ändert sich: .*Layflat/);
	await layflat.check();
	await expect(type).toContainText(/Dafür geändert: .*Layflat/);
	await expect(product.option(/^Bindung/).getByRole("radio", { name: /^Layflat/ })).toBeChecked();
	await expect(layflat).toBeChecked();
	await expect(layflat).toBeFocused();
});

test("a size is typed in centimetres; one that cannot be made is refused beside its fields", async ({
	page,
	run,
}) => {
	await page.goto(`${run.origins.bildwand}/products/wandbild/?quantity=1`);
	const size = (await productPage(page).opened(/^Größe/)).first();
	await size.getByRole("textbox", { name: "Breite in cm" }).fill("57");
	await size.getByRole("textbox", { name: "Höhe in cm" }).fill("43");
	await size.getByRole("textbox", { name: "Höhe in cm" }).press("Enter");
	await expect(page).toHaveURL(/format=57x43/);
	await expect(size).toContainText("57 × 43");
	// On the wall, and in a room below it.
	await expect(page.getByRole("img", { name: /57 × 43/ }).first()).toBeVisible();

	await size.getByRole("textbox", { name: "Breite in cm" }).fill("999");
	await size.getByRole("textbox", { name: "Breite in cm" }).press("Enter");
	await expect(size).toContainText(/Die kurze Seite misst \d+ bis \d+ cm/);
});

test("accessories and punching of a card travel to its editor", async ({ page }) => {
	await page.goto("/products/eukalyptus-klappkarte-a6-salbei/");
	const product = productPage(page);
	const before = await product.total();
	const envelope = product.option(/^Umschlag/);
	await envelope.getByRole("radio", { name: /^Salbei/ }).check();
	await envelope.getByRole("button", { name: "spitze Klappe" }).click();
	await expect(envelope.getByRole("button", { name: "spitze Klappe" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expect(product.price.getByRole("strong")).not.toHaveText(before);
	await page.locator("summary", { hasText: "Siegel" }).click();
	const seals = product.option(/^Siegel/);
	await seals.getByRole("radio").nth(1).check();
	await expect(page).toHaveURL(/sku=[^&]*seal-/);
	await expect(page.getByRole("link", { name: "Jetzt gestalten" })).toHaveAttribute(
		"href",
		/^\/configurator-card\/eukalyptus-klappkarte-a6-salbei\/\?.*sku=envelope-spitz-[^&]*seal-/,
	);
});

test("two choices made faster than the server answers both count", async ({ page }) => {
	await page.goto(FOIL_CARD);
	await page.getByRole("radio", { name: /^Naturpapier creme/ }).check();
	await page.getByRole("combobox", { name: "Auflage" }).selectOption("100");
	await expect(page).toHaveURL(/quantity=100/);
	await expect(page).toHaveURL(/paperType=creme/);
});

test("a late answer to another frame moves no material", async ({ page, run }) => {
	await page.goto(`${run.origins.bildwand}/products/wandbild/?materialType=poster&format=60x40`);
	const product = productPage(page);
	const material = await product.opened(/^Material/);
	await expect(material).toBeVisible();
	const heights = () =>
		material
			.locator("label")
			.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
	const before = await heights();
	await expect(material.getByText("ohne Rahmen")).toHaveCount(0);
	await (await product.opened(/^Rahmen/)).getByRole("radio", { name: /^Holzrahmen/ }).check();
	await product.opened(/^Material/);
	await expect(material.getByText("ohne Rahmen").first()).toBeVisible();
	expect(await heights()).toEqual(before);
});

test("[3.4-2] a frame is black and keeps material and size; a material says before that it goes without", async ({
	page,
	run,
}) => {
	await page.goto(`${run.origins.bildwand}/products/wandbild/?materialType=acrylglas&format=120x80`);
	const product = productPage(page);
	const frame = await product.opened(/^Rahmen(?!farbe)/);
	await expect(frame.getByRole("radio")).toHaveCount(2);
	await frame.getByRole("radio", { name: /^Schattenfugenrahmen für Platten/ }).check();
	await expect(page).toHaveURL(/materialType=acrylglas&format=120x80&.*frame=schattenfuge-platte/);
	const color = await product.opened(/^Rahmenfarbe/);
	await expect(color.getByRole("radio", { name: "Schwarz" })).toBeChecked();

	const material = await product.opened(/^Material/);
	const canvas = material.getByRole("radio", { name: /^Leinwand/ });
	await expect(canvas).toHaveAccessibleName(/ohne\sRahmen$/);
	await canvas.check();
	await expect(material).toContainText("Dafür geändert: Rahmen: ohne Rahmen");
	await expect(page).toHaveURL(/materialType=leinwand&format=120x80&.*frame=ohne/);
});

test("a fold with hundreds of values draws what is seen first, and the rest in the next frames", async ({
	page,
	run,
}) => {
	await page.goto(`${run.origins.bildwand}/products/fotobuch/?quantity=1`);
	const calculator = page.locator("#preise");
	const drawn = await calculator.evaluate(async (fold: HTMLDetailsElement) => {
		const [first, next] = fold.querySelectorAll("form > fieldset");
		const parts = [first?.querySelector("input"), next?.querySelector("input"), fold.querySelector("table")];
		const areDrawn = () => parts.map((part) => part?.checkVisibility());
		fold.open = false;
		// Styled as closed before it is opened again.
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
		fold.open = true;
		await new Promise(requestAnimationFrame);
		const atOnce = areDrawn();
		await Promise.all(fold.getAnimations({ subtree: true }).map(({ finished }) => finished));
		return [atOnce, areDrawn()];
	});
	expect(drawn).toEqual([
		[true, false, false],
		[true, true, true],
	]);
});

test("prices of what nobody can order yet come when their fold is opened, and move nothing", async ({
	page,
	run,
}) => {
	await page.goto(`${run.origins.bildwand}/products/fotobuch/`);
	const fold = page.locator("#preise");
	await expect(fold.locator("form")).toHaveCount(0);
	const summary = fold.locator("summary").first();
	await summary.scrollIntoViewIfNeeded();
	await summary.press("Enter");
	await expect(productPage(page).option(/^Buchart/)).toBeVisible();
	await expect(page).toHaveURL(/\?quantity=1$/);
	await expect(summary).toBeFocused();
	await summary.press("Enter");
	await expect(fold).not.toHaveAttribute("open");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the fold with prices has a link to them", async ({ page, run }) => {
		await page.goto(`${run.origins.bildwand}/products/fotobuch/`);
		await page.getByText("Preise ansehen").click();
		await page.getByRole("link", { name: "Zu den Preisen" }).click();
		await expect(productPage(page).option(/^Buchart/)).toBeVisible();
	});

	test("every choice counts with the button, an impossible one too; a number goes one step further with its own", async ({
		page,
	}) => {
		await page.goto("/products/fotobuch/?quantity=1");
		const product = productPage(page);
		const before = await product.total();
		await product
			.option(/^Buchart/)
			.getByRole("radio", { name: /^Echtfotobuch/ })
			.check();
		await page.getByRole("button", { name: "Preis neu berechnen" }).click();
		await expect(product.option(/^Buchart/)).toContainText(/Dafür geändert: .*Layflat/);
		await expect(product.option(/^Buchart/).getByRole("radio", { name: /^Echtfotobuch/ })).toBeChecked();
		expect(await product.total()).not.toBe(before);

		const pages = product.option(/^Seitenzahl/);
		const more = pages.getByRole("button", { name: /^Mehr: \d+ Seiten/ });
		const [next] = /\d+ Seiten/.exec((await more.getAttribute("aria-label")) ?? "") ?? [];
		await more.click();
		await expect(pages.getByRole("combobox").locator("option:checked")).toHaveText(new RegExp(`^${next}`));
	});

	test("[3.4-2] a frame comes in black without a word", async ({ page, run }) => {
		await page.goto(`${run.origins.bildwand}/products/wandbild/?materialType=acrylglas&format=120x80`);
		const product = productPage(page);
		const frame = await product.opened(/^Rahmen/);
		await frame.getByRole("radio", { name: /^Schattenfugenrahmen für Platten/ }).check();
		await page.getByRole("button", { name: "Preis neu berechnen" }).click();
		const color = await product.opened(/^Rahmenfarbe/);
		await expect(color.getByRole("radio", { name: "Schwarz" })).toBeChecked();
		const material = await product.opened(/^Material/);
		await expect(material.getByRole("radio", { name: /^Acrylglas/ })).toBeChecked();
		await expect(page.getByText(/statt/)).toHaveCount(0);
	});

	test("a size is typed and sent", async ({ page, run }) => {
		await page.goto(`${run.origins.bildwand}/products/wandbild/?quantity=1`);
		await productPage(page).opened(/^Größe/);
		await page.getByRole("textbox", { name: "Breite in cm" }).fill("57");
		await page.getByRole("textbox", { name: "Höhe in cm" }).fill("43");
		await page.getByRole("button", { name: "Maß übernehmen" }).click();
		await expect(page.getByText("57 × 43").first()).toBeVisible();
	});
});
