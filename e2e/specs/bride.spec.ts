import { randomUUID } from "node:crypto";
import type { DesignDocument } from "@offizin/design";
import type { Page } from "@playwright/test";
import { download, signIn } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { type EditorPage, editorPage, photoFile } from "../fixtures/editor-page.ts";
import { carry } from "../fixtures/hand.ts";
import { expect, test } from "../fixtures/journey.ts";
import { press } from "../fixtures/press.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { productPage } from "../fixtures/product-page.ts";

/** As they stand in columns copied out of a table. */
const GUESTS = [
	"Name\tStraße\tPLZ\tOrt\tLand",
	"Familie D’Angelo\tSonnenweg 8\t80331\tMünchen\t",
	"Łukasz Żółć\tUlica Świętokrzyska 12\t00-001\tWarszawa\tPolen",
	"Đặng Thị Hương\tLindenallee 3\t76530\tBaden-Baden\t",
].join("\n");

test("[14] a bride goes from the product to the order: facts typed once, photo, moved text, another card, envelopes for her guests, proof", async ({
	page,
	staff,
	isMobile,
	faults,
}) => {
	// Left while it is saved, a page finds its own change on the server.
	faults.expectStatus(412, /designs/);
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Zoë", lastName: "Groß" };

	const opened = await test.step("product page: paper and 75 cards, then the editor", async () => {
		await page.goto("/products/eukalyptus-klappkarte-sq145-salbei/");
		await press(page.getByRole("radio", { name: /^Naturpapier creme/ }));
		await page.getByRole("combobox", { name: "Auflage" }).selectOption("75");
		await expect(page.getByText(/für 75 Karten/)).toBeVisible();
		const total = await productPage(page).total();
		await press(page.getByRole("link", { name: "Jetzt gestalten" }));
		const editor = await editorPage(page);
		await expect(editor.price).toContainText(total);
		return editor;
	});

	await test.step("names and day once: front, inside and back have them", async () => {
		await fillFacts(opened);
		await opened.expectText("Namen und Datum", "Zoë & Łukasz\n21.\u00a0August 2027");
		await opened.expectText("Unterschrift", "Zoë und Łukasz");
		await opened.expectText("Initialen", "Z & Ł");
		await opened.closePanel();
	});

	await test.step("a photo", async () => {
		await opened.choosePhoto(await photoFile(1800));
		await expect(opened.slot).toHaveAccessibleName("Foto: Ausschnitt ändern");
		await opened.closePanel();
		await opened.untilSaved();
	});

	const card = await test.step("another format: everything comes along", async () => {
		const design = await opened.openPanel("Design");
		await press(design.getByRole("button", { name: /Save-the-Date-Karte/ }));
		await page.waitForURL(/eukalyptus-postkarte-a6-salbei/);
		const editor = await editorPage(page);
		await editor.expectText("Namen", "Zoë & Łukasz");
		await editor.closePanel();
		await expect(editor.slot).toHaveAccessibleName("Foto: Ausschnitt ändern");
		return editor;
	});

	await test.step("the names stand a little lower", async () => {
		await card.untilSaved();
		const before = await topOfNames(page);
		await press(card.textOnPage("Namen"));
		await carry(page.locator('[data-frame="move"]'), { x: 0, y: 24 });
		await card.untilSaved();
		await expect.poll(() => topOfNames(page)).toBeGreaterThan(before + 1000);
	});

	await test.step("envelopes for three guests", async () => {
		const texts = await card.openPanel("Texte");
		await press(texts.getByRole("button", { name: "Gästeliste hinzufügen" }));
		const dialog = page.getByRole("dialog", { name: "Gästeliste" });
		await dialog.getByRole("textbox", { name: "Namen" }).fill(GUESTS);
		await press(dialog.getByRole("button", { name: "Namen übernehmen" }));
		await press(dialog.getByRole("button", { name: "3 Gäste übernehmen" }));
		const design = await card.openPanel("Design");
		await press(design.getByRole("button", { name: /Umschläge bedrucken.*gerade Klappe/ }));
		await page.waitForURL(/briefumschlag-c6-gerade-salbei/);
	});

	await test.step("they bear the sender; their proof, and into the cart", async () => {
		const envelopes = await editorPage(page);
		const form = await envelopes.openPanel("Texte");
		const told = form.getByRole("group", { name: "Ihre Angaben" });
		await told.getByLabel("Anschrift").fill("Am Hof 1\n80331 München");
		await envelopes.closePanel();
		await envelopes.untilSaved();
		const proof = await envelopes.openProof();
		await press(proof.getByRole("button", { name: "Nächster Gast" }));
		await expect(proof.getByText("Łukasz Żółć").first()).toBeVisible();
		await press(proof.getByRole("button", { name: "In den Warenkorb" }));
		await expect(lines(page).filter({ hasText: "Briefumschlag" }).first()).toContainText(
			"3 Umschläge für 3 Empfänger",
		);
	});

	await test.step("back in the card: proof of both sides, and into the cart beside them", async () => {
		await page.goBack();
		const envelopes = await editorPage(page);
		const form = await envelopes.openPanel("Texte");
		await press(form.getByRole("link", { name: /Zurück zur Karte/ }));
		await page.waitForURL(/postkarte-a6-salbei/);
		const again = await editorPage(page);
		await again.expectText("Namen", "Zoë & Łukasz");
		await again.closePanel();
		await again.untilSaved();
		await again.addToCart();
		await expect(lines(page).filter({ hasText: "Save-the-Date" }).first()).toContainText("75");
	});

	const number = await test.step("checkout as a guest", async () => {
		await fillCheckout(page, guest);
		return placeOrder(page);
	});
	// What follows no thumb does otherwise.
	if (isMobile) return;

	await test.step("both files are fit for press: one card, an envelope for each guest", async () => {
		await signIn(staff);
		await staff.page.getByRole("searchbox").fill(guest.email);
		await staff.page.getByRole("searchbox").press("Enter");
		await staff.page.getByRole("table").getByRole("link", { name: number }).click();
		await expect(staff.page.getByRole("heading", { level: 1 })).toHaveText(`Auftrag ${number}`);
		const card = await download(staff.page, /postkarte.*\.pdf$/);
		await withPrintFile(card, async ({ pages, text, photos }) => {
			expect(pages).toBe(2);
			expect(text).toContain("Zoë&Łukasz");
			expect(text).toContain("21.August2027");
			expect(photos).toHaveLength(1);
		});
		const envelopes = await download(staff.page, /umschlag.*\.pdf$/);
		await withPrintFile(envelopes, async ({ pages, text }) => {
			expect(pages).toBe(6);
			for (const name of ["FamilieD’Angelo", "ŁukaszŻółć", "ĐặngThịHương"]) expect(text).toContain(name);
			expect(text.match(/AmHof1/gi)).toHaveLength(3);
		});
	});
});

const lines = (page: Page) => page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");

/** Of the text with the names, as the server has it, in micrometres. */
async function topOfNames(page: Page): Promise<number> {
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document }: { document: DesignDocument } = await answer.json();
	const names = document.pages[0]?.elements.find(
		(element) => "label" in element && element.label === "names",
	);
	return names?.box.y ?? Number.NaN;
}

async function fillFacts(editor: EditorPage): Promise<void> {
	const facts = (await editor.openPanel("Texte")).getByRole("group", { name: "Ihre Angaben" });
	await facts.getByLabel("Erster Vorname").fill("Zoë");
	await facts.getByLabel("Zweiter Vorname").fill("Łukasz");
	await facts.getByLabel("Tag der Feier").fill("2027-08-21");
}
