import { randomUUID } from "node:crypto";
import { digitalCards } from "@offizin/production";
import type { Page } from "@playwright/test";
import { REAL_PHOTO_SIZE, realPhoto } from "../../tools/real-photo.ts";
import { download, move, signIn } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { editorPage } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { press } from "../fixtures/press.ts";
import { withPrintFile } from "../fixtures/print-file.ts";

const NAMES = "ÄNNE & JÉRÔME";
const TITLE = "Merkt euch\nden Tag";
/** Height of the card's slot with its bleed, in millimetres. */
const SLOT_HEIGHT = 111;
const MM_PER_INCH = 25.4;

test("from home to an order, and from a desk on to a printed and shipped card", async ({
	page,
	staff,
	isMobile,
}) => {
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Änne", lastName: "Groß" };

	await test.step("home, list, facet, product page", async () => {
		await page.goto("/");
		await page.getByRole("main").getByRole("link", { name: "Hochzeitskarten ansehen" }).click();
		await expect(page).toHaveURL(/\/karten-designen\/hochzeit\/$/);
		await chooseFacet(page, /^Postkarte A6 \d+$/);
		await expect(page).toHaveURL(/[?&]format=postkarte-a6/);
		await page
			.getByRole("region", { name: "Karten", exact: true })
			.getByRole("article")
			.getByRole("link", { name: /Eukalyptus – Save-the-Date/ })
			.first()
			.click();
		await expect(page.getByRole("heading", { level: 1, name: /Save-the-Date-Karte/ })).toBeVisible();
	});

	const price = await test.step("paper, refinement, quantity", () => chooseOptions(page));

	const editor = await test.step("the editor opens with what was chosen", async () => {
		await page.getByRole("link", { name: "Jetzt gestalten" }).click();
		const opened = await editorPage(page);
		await expect(opened.price).toContainText(price);
		const papers = await opened.openPanel("Design");
		await expect(papers.getByRole("radio", { name: /^Naturpapier creme/ })).toBeChecked();
		await expect(papers.getByRole("radio", { name: "Heißfolie Gold" })).toBeChecked();
		await opened.closePanel();
		return opened;
	});

	await test.step("names on the page, title in the form", async () => {
		await press(editor.textOnPage("Namen"));
		await page.keyboard.press("ControlOrMeta+a");
		await page.keyboard.type(NAMES);
		await page.keyboard.press("Escape");
		const title = await editor.textInForm("Titel");
		await title.fill(TITLE);
		await editor.expectText("Namen", NAMES);
	});

	await test.step("a photo of 12 megapixels lands in its slot", async () => {
		await editor.choosePhoto(await realPhoto());
		const { width, height } = REAL_PHOTO_SIZE;
		const panel = await editor.openPanel("Foto");
		await expect(panel).toContainText(
			`Das Foto hat ${width.toLocaleString("de-DE")} × ${height.toLocaleString("de-DE")} Pixel`,
		);
		await expect(panel).toContainText("Für 72 × 111 mm ist das gut.");
		// Offered when the server has the photo.
		await expect(panel.getByRole("button", { name: "Foto entfernen" })).toBeVisible();
		await editor.closePanel();
		await expect(editor.slot).toHaveAccessibleName("Foto: Ausschnitt ändern");
		await editor.untilSaved();
	});

	await test.step("cart", async () => {
		await expect(editor.price).toContainText(price);
		await editor.addToCart();
		const line = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem").first();
		await expect(line).toContainText(price);
		await expect(line).toContainText("Naturpapier creme");
		await expect(line).toContainText("Heißfolie Gold");
	});

	const number = await test.step("checkout as a guest", async () => {
		await fillCheckout(page, guest);
		await expect(page.getByRole("main")).toContainText(price);
		return placeOrder(page);
	});
	await expect(page.getByRole("main")).toContainText(price);
	const orderAddress = page.url();

	// What follows no thumb does otherwise: mails, the back office, the file.
	if (isMobile) return;

	await test.step("one mail", async () => {
		await expect(() =>
			expectMails(page, guest.email, [`Ihre Bestellung ${number} bei Papiervogel`]),
		).toPass();
		const mail = await page
			.getByRole("row")
			.filter({ hasText: guest.email })
			.getByRole("link")
			.getAttribute("href");
		for (const form of [`${mail}`, `${mail}/html`]) {
			expect(await (await page.request.get(form)).text(), form).toContain(orderAddress);
		}
	});

	await test.step("the operator finds one order and its print file", async () => {
		await signIn(staff);
		await findOrder(staff.page, guest.email);
		const found = staff.page.getByRole("table").getByRole("link", { name: number });
		await expect(staff.page.getByRole("table").locator("tbody").getByRole("row")).toHaveCount(1);
		await found.click();
		await expect(staff.page.getByRole("heading", { level: 1 })).toHaveText(`Auftrag ${number}`);
		await expect(staff.page.getByRole("main")).toContainText("druckbereit");
	});

	await test.step("the file is fit for press", async () => {
		const bytes = await download(staff.page, /\.pdf$/);
		await withPrintFile(bytes, async (file) => {
			expect(file.pages).toBe(2);
			for (const sheet of [1, 2]) {
				expectBox(file.box("TrimBox", sheet), [3, 3, 148, 105]);
				expectBox(file.box("BleedBox", sheet), [0, 0, 154, 111]);
			}
			expect(file.text).toContain(NAMES.replace(/\s/g, ""));
			expect(file.text).toContain(TITLE.replace(/\s/g, ""));
			expect(file.fonts.length).toBeGreaterThan(0);
			for (const { name, isEmbedded, isSubset } of file.fonts) {
				expect({ name, isEmbedded, isSubset }).toEqual({
					name: expect.stringMatching(/^[A-Z]{6}\+/),
					isEmbedded: true,
					isSubset: true,
				});
			}
			// The photo has 692 ppi at print size; more than the profile's 400 would only make the file larger.
			const inches = SLOT_HEIGHT / MM_PER_INCH;
			expect(REAL_PHOTO_SIZE.height / inches).toBeGreaterThan(digitalCards.photo.maxPpi);
			const ppi = digitalCards.photo.maxPpi;
			expect(file.photos).toHaveLength(1);
			for (const { color, xPpi, yPpi, height } of file.photos) {
				expect(color).toBe("cmyk");
				expect(height).toBe(Math.ceil(inches * ppi));
				expect(Math.abs(xPpi - ppi)).toBeLessThan(2);
				expect(Math.abs(yPpi - ppi)).toBeLessThan(2);
			}
			expect(await file.platesOn(1)).toContain("Folie Gold");
			expect(await file.platesOn(2)).not.toContain("Folie Gold");
		});
	});

	await test.step("released, printed, shipped: the customer's page and a second mail say so", async () => {
		await move(staff.page, "Freigeben", "Die Position ist freigegeben.");
		await expectStand(page, orderAddress, "Wird gerade gedruckt.");
		await move(staff.page, "Als gedruckt melden", "Die Position ist als gedruckt gemeldet.");
		await expectStand(page, orderAddress, "Fertig gedruckt, wird verpackt.");
		await move(staff.page, "Versendet melden", "Die Position ist als versendet gemeldet.");
		await expectStand(page, orderAddress, "Das Paket ist unterwegs zu Ihnen.");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Bestellung ist unterwegs.");
		await expect(() =>
			expectMails(page, guest.email, [
				`Ihre Bestellung ${number} ist unterwegs`,
				`Ihre Bestellung ${number} bei Papiervogel`,
			]),
		).toPass();
	});
});

/** On small screens the facets stand in a sheet. */
async function chooseFacet(page: Page, name: RegExp): Promise<void> {
	const facets = page.getByRole("region", { name: "Designs eingrenzen" });
	await expect(facets).toBeVisible();
	const opener = facets.getByRole("button", { name: /^Filter/ });
	const isSheet = await opener.isVisible();
	if (isSheet) await opener.click();
	await facets.getByRole("link", { name }).click();
	await expect(facets.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
	if (isSheet) await facets.getByRole("button", { name: /^\d+ Designs? zeigen$/ }).click();
}

/** Cream paper, gold, 75 cards; answers the total as it is written. */
async function chooseOptions(page: Page): Promise<string> {
	await page.getByRole("radio", { name: /^Naturpapier creme/ }).check();
	await expect(page).toHaveURL(/paperType=creme/);
	await page.getByRole("radio", { name: /^Heißfolie Gold/ }).check();
	await page.getByRole("combobox", { name: "Auflage" }).selectOption("75");
	await expect(page).toHaveURL(/quantity=75/);
	await expect(page).toHaveURL(/refinementType=gold/);
	const summary = page.getByText(/für 75 Karten/);
	await expect(summary).toBeVisible();
	const [price] = /[\d.]+,\d\d\s€/.exec((await summary.locator("..").textContent()) ?? "") ?? [];
	if (!price) throw new Error("the product page shows no price for 75 cards");
	return price;
}

async function expectMails(page: Page, recipient: string, subjects: readonly string[]): Promise<void> {
	await page.goto("/mailbox");
	const rows = page.getByRole("row").filter({ hasText: recipient });
	await expect(rows.getByRole("link")).toHaveText([...subjects], { timeout: 200 });
}

async function findOrder(page: Page, words: string): Promise<void> {
	await page.getByRole("searchbox").fill(words);
	await page.getByRole("searchbox").press("Enter");
	await expect(page).toHaveURL(/[?&]suche=/);
}

async function expectStand(page: Page, orderAddress: string, words: string): Promise<void> {
	await page.goto(orderAddress);
	await expect(page.getByRole("main")).toContainText(words);
}

function expectBox(found: readonly number[], wanted: readonly number[]): void {
	expect(found.map((length) => Math.round(length * 10) / 10)).toEqual(wanted);
}
