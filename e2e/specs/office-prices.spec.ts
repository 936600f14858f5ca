import { writeFile } from "node:fs/promises";
import { violations } from "../fixtures/axe.ts";
import { logIn, signIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";

/** A day from today on, "2027-01-15", as the server counts them. */
function dayIn(days: number): string {
	return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** "15. Januar 2027". */
function inWords(day: string): string {
	return new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

test("a member of staff changes a price, sees what it does, sees it planned and takes it back", async ({
	staff,
}) => {
	const { page } = staff;
	const from = dayIn(40);
	await logIn(staff);
	await page.goto("/office/");
	await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Preise" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preislisten");
	expect(await violations(page), "lists").toEqual([]);
	await page.getByRole("link", { name: /^Bildwand Luxemburg/ }).click();
	await page.getByRole("searchbox", { name: "Filter" }).fill("fotobox grund");
	expect(await violations(page), "list").toEqual([]);
	await page.getByRole("link", { name: /^Fotobox: Grundpreis/ }).click();

	const cell = page.getByRole("link", { name: /^Retro, 50 Bilder: 24,90/ });
	await cell.click();
	const dialog = page.getByRole("dialog", { name: "Retro, 50 Bilder" });
	await expect(dialog).toContainText("seit 1. November 2026");
	await dialog.getByLabel("Neuer Preis in Euro").fill("26.90");
	await dialog.getByRole("button", { name: "Auswirkung zeigen" }).click();
	await expect(dialog).toContainText("Bitte schreiben Sie ein Komma: 26,90.");
	await expect(dialog.getByRole("button", { name: "Speichern" })).toBeHidden();
	expect(await violations(page), "with an error").toEqual([]);

	await dialog.getByLabel("Neuer Preis in Euro").fill("26,90");
	await dialog.getByLabel("Gilt ab").fill(from);
	await dialog.getByLabel("Gilt für").selectOption({ label: "nur Bildwand Luxemburg" });
	await dialog.getByRole("button", { name: "Auswirkung zeigen" }).click();
	const example = dialog.getByRole("row", { name: /^Fotobox mit 50 Bildern/ });
	await expect(example).toContainText(/24,90\s€.*26,90\s€.*\+2,00\s€.*\+8,0\s%/);
	await expect(dialog.getByRole("row")).toHaveCount(11);
	expect(await violations(page), "with the effect").toEqual([]);

	// Whatever is typed after the preview has to be shown again before it can be saved.
	await dialog.getByLabel("Neuer Preis in Euro").fill("27,90");
	await expect(dialog.getByRole("button", { name: "Speichern" })).toBeHidden();
	await dialog.getByLabel("Neuer Preis in Euro").fill("26,90");
	await dialog.getByRole("button", { name: "Speichern" }).click();
	await expect(dialog.getByRole("status")).toContainText("Gespeichert");
	await dialog.getByRole("button", { name: "Zur Tabelle" }).click();

	await expect(page.getByRole("cell", { name: /^Retro, 50 Bilder/ })).toContainText(
		new RegExp(`24,90\\s€.*ab ${inWords(from).replaceAll(" ", "\\s")}: 26,90\\s€`),
	);
	await page.getByRole("link", { name: "Bildwand, Luxemburg" }).click();
	const planned = page.getByRole("list", { name: "Geplante Änderungen" });
	await expect(planned).toContainText(/nur Bildwand Luxemburg.*24,90\s€ → 26,90\s€/);
	await planned.getByRole("button", { name: /^Zurückziehen/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Zurückziehen" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Zurückgezogen" })).toBeVisible();
	await expect(page.getByText("Es ist keine Änderung geplant.")).toBeVisible();
});

test("a price is found by its row or column, in one currency only", async ({ staff }) => {
	const { page } = staff;
	await logIn(staff);
	await page.goto("/office/preise/papiervogel/de");
	const filter = page.getByRole("searchbox", { name: "Filter" });
	await filter.pressSequentially("a3 quer fotobuch");
	await expect(page.getByRole("row", { name: /^Fotobücher: Grundpreis darin A3 quer / })).toBeVisible();
	expect(await violations(page), "found").toEqual([]);
	await page.getByRole("link", { name: "Fotobücher: Grundpreis" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fotobücher: Grundpreis");
	await expect(filter).toHaveValue("a3 quer");
	await page.goBack();
	await expect(filter).toHaveValue("a3 quer fotobuch");

	await filter.fill("postkarte");
	await page.getByRole("link", { name: /^Karten: Formate/ }).click();
	const cell = page.getByRole("link", { name: /^Postkarte A6, / });
	await expect(cell).toBeVisible();
	await expect(page.getByRole("rowheader", { name: "Tischkarte" })).toBeHidden();
	await filter.fill("");
	await expect(page.getByRole("rowheader", { name: "Tischkarte" })).toBeVisible();

	await page.goto("/office/preise/papiervogel/de/card.base?zeile=50&spalte=price");
	const dialog = page.getByRole("dialog", { name: "50 Stück" });
	await dialog.getByLabel("Neuer Preis in Euro").fill("1,79 CHF");
	await dialog.getByRole("button", { name: "Auswirkung zeigen" }).click();
	await expect(dialog).toContainText("Diese Liste gilt in EUR, nicht in CHF.");
});

/** Presses a key in the very task that puts an element on the page: no hand is faster. */
function pressAtFirstSight({ selector, key }: { readonly selector: string; readonly key: string }) {
	new MutationObserver((_, observer) => {
		if (!document.querySelector(selector)) return;
		observer.disconnect();
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
	}).observe(document.body, { childList: true, subtree: true });
}

/** Presses a key before the browser has told anybody that a dialog is closed. */
function closeAndPress(dialog: HTMLElement, key: string) {
	if (dialog instanceof HTMLDialogElement) dialog.close();
	document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** Presses the cell that has the focus again before the browser has told anybody that its dialog is closed. */
function closeAndOpenAgain(dialog: HTMLElement) {
	if (dialog instanceof HTMLDialogElement) dialog.close();
	if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}

test("a price is changed by keyboard alone", async ({ staff }) => {
	const { page } = staff;
	await logIn(staff);
	await page.goto("/office/preise/papiervogel/nl/photobook.base");
	const { keyboard } = page;
	const start = page.getByRole("link", { name: /^Fotoheft, Softcover, A6 quer/ });
	await expect(start).toBeVisible();
	await start.focus();
	await keyboard.press("ArrowRight");
	await expect(page.getByRole("link", { name: /^Fotoheft, Softcover, A5 hoch/ })).toBeFocused();
	await keyboard.press("ArrowLeft");
	// The next row has no A6, so the arrow leads to where it has a price.
	await keyboard.press("ArrowDown");
	await expect(page.getByRole("link", { name: /^Fotobuch, Softcover, A5 hoch/ })).toBeFocused();
	await keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByLabel("Neuer Preis in Euro")).toBeFocused();
	await keyboard.type("17,90");
	await keyboard.press("Enter");
	await expect(dialog.getByRole("heading", { name: /^Auswirkung am/ })).toBeVisible();
	const save = dialog.getByRole("button", { name: "Speichern" });
	for (
		let presses = 0;
		presses < 15 && !(await save.evaluate((one) => one === document.activeElement));
		presses += 1
	) {
		await keyboard.press("Tab");
	}
	await expect(save).toBeFocused();
	await keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("link", { name: /^Fotobuch, Softcover, A5 hoch/ })).toBeFocused();
	await keyboard.press("Enter");
	await expect(dialog).toBeVisible();
	await dialog.evaluate(closeAndOpenAgain);
	await expect(dialog).toBeVisible();
	await page.evaluate(pressAtFirstSight, { selector: "#filter", key: "/" });
	await dialog.evaluate(closeAndPress, "u");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Papiervogel, Niederlande");
	await expect(page.getByRole("searchbox", { name: "Filter" })).toBeFocused();
});

test("a spreadsheet is read with its mistakes named, and its effect shown", async ({ staff }) => {
	const { page } = staff;
	staff.faults.expectStatus(422, /\/sheets$/);
	await logIn(staff);
	await page.goto("/office/preise/papiervogel/ch/einlesen");
	const file = (csv: string) => ({ name: "preise.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
	const head = "Tabelle;Zeile;Spalte;Preis";
	await page
		.getByLabel("Datei", { exact: true })
		.setInputFiles(file(`${head}\ncard.base;50;price;zwei\ncard.gold;1;price;1,00`));
	await page.getByRole("button", { name: "Auswirkung zeigen" }).click();
	await expect(page.getByRole("alert")).toContainText("Zeile 2, Preis: Karten: Klappkarte A6, 50 Stück");
	await expect(page.getByRole("alert")).toContainText(
		"Zeile 3, Tabelle: Die Tabelle „card.gold“ gibt es nicht.",
	);
	expect(await violations(page), "with mistakes").toEqual([]);
	await page.getByLabel("Datei", { exact: true }).setInputFiles(file(`${head}\ncard.base;50;price;2,22`));
	await page.getByRole("button", { name: "Auswirkung zeigen" }).click();
	await expect(page.getByRole("list", { name: "Bitte prüfen" })).toContainText(
		"kein Vielfaches von 5 Rappen",
	);
	await expect(page.getByRole("button", { name: "Speichern" })).toBeVisible();
	expect(await violations(page), "with the effect").toEqual([]);
});

test("a spreadsheet saved the German way, and saved again after it was chosen, is read", async ({
	staff,
}, info) => {
	const { page } = staff;
	staff.faults.expectStatus(422, /\/sheets$/);
	await logIn(staff);
	await page.goto("/office/preise/papiervogel/de/einlesen");
	const input = page.getByLabel("Datei", { exact: true });
	const show = page.getByRole("button", { name: "Auswirkung zeigen" });
	const path = info.outputPath("preise.csv");
	const csv = (currency: string) =>
		`Tabelle;Zeile;Spalte;Währung;Preis\r\ncard.base;50;price;${currency};1,69`;
	await writeFile(path, csv("CHF"), "latin1");
	await input.setInputFiles(path);
	await show.click();
	await expect(page.getByRole("alert")).toContainText(
		"Zeile 2, Währung: Diese Liste gilt in EUR, nicht in CHF.",
	);
	await writeFile(path, `${csv("EUR")}\r\n`, "latin1");
	await show.click();
	await expect(input).toHaveAccessibleDescription(/Bitte wählen Sie sie noch einmal/);
	await input.setInputFiles(path);
	await show.click();
	await expect(page.getByRole("status")).toContainText("Eine Zeile gelesen.");
});

test("a session that ends takes nothing with it that was typed", async ({ staff }) => {
	const { page, context } = staff;
	staff.faults.expectStatus(401, /\/previews$/);
	await logIn(staff);
	await page.goto("/office/preise/papiervogel/de/card.base?zeile=100&spalte=price");
	const dialog = page.getByRole("dialog", { name: "100 Stück" });
	const price = dialog.getByLabel("Neuer Preis in Euro");
	const show = dialog.getByRole("button", { name: "Auswirkung zeigen" });
	await price.fill("1,45");
	await context.clearCookies();
	await show.click();
	await expect(dialog.getByRole("alert")).toContainText("Ihre Anmeldung ist abgelaufen.");
	await expect(price).toHaveValue("1,45");
	expect(await violations(page), "with the way to the login").toEqual([]);
	const opened = context.waitForEvent("page");
	await dialog.getByRole("link", { name: "In einem neuen Fenster anmelden" }).click();
	await signIn({ ...staff, page: await opened });
	await show.click();
	await expect(dialog.getByRole("heading", { name: /^Auswirkung am/ })).toBeVisible();
});

test("the catalogue is read, sorted and filtered", async ({ staff }) => {
	const { page } = staff;
	await logIn(staff);
	await page.goto("/office/preise");
	await page.getByRole("navigation", { name: "Bereiche" }).getByRole("link", { name: "Katalog" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Katalog");
	expect(await violations(page)).toEqual([]);
	await page.getByRole("link", { name: /^Papiere/ }).click();
	await page.getByRole("link", { name: "g/m²" }).click();
	await expect(page.getByRole("columnheader", { name: "g/m²" })).toHaveAttribute("aria-sort", "ascending");
	await expect(page.getByRole("row").nth(1)).toContainText("Transparentpapier");
	await page.getByRole("searchbox", { name: "Filter" }).fill("perlmutt");
	await expect(page.getByRole("row")).toHaveCount(2);
	expect(await violations(page), "papers").toEqual([]);
	await page.getByRole("link", { name: "Katalog" }).last().click();
	await page.getByRole("link", { name: /^Fotobuch/ }).click();
	await expect(page.getByText("Ein Echtfotobuch gibt es nur als Hardcover.")).toBeVisible();
	expect(await violations(page), "rules").toEqual([]);
});

test("who may not change prices sees them and their history, and no way to change them", async ({
	staff,
}) => {
	const { page } = staff;
	await logIn(staff);
	await page.route("**/office-api/session", (route) =>
		route.fulfill({ json: { email: "lesen@offizin.example", name: "Lesen", role: "reader" } }),
	);
	await page.goto("/office/preise/papiervogel/de/card.base");
	await page.getByRole("link", { name: /^50 Stück/ }).click();
	const dialog = page.getByRole("dialog", { name: "50 Stück" });
	await expect(dialog).toContainText("seit 1. November 2026");
	await expect(dialog.getByRole("textbox")).toHaveCount(0);
	await dialog.getByRole("button", { name: "Schließen" }).click();
	await page.getByRole("link", { name: "Papiervogel, Deutschland" }).click();
	await expect(page.getByRole("link", { name: "Als Tabelle herunterladen" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Tabelle einlesen" })).toBeHidden();
});
