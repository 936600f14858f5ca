import type { Page } from "@playwright/test";
import { type EditorPage, editorPage, openEditor, POSTCARD, photoFile } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

/** Not what the template says already. */
const NAMES = "ÄNNE & JÉRÔME";

/** Puts the caret into a text on the page with all of it selected. */
async function enter(page: Page, editor: EditorPage, label: string): Promise<void> {
	await editor.textOnPage(label).click();
	await page.keyboard.press("ControlOrMeta+a");
}

test("a reload in the middle of typing loses nothing, undo goes back behind a reload, and a second tab keeps what was typed in both", async ({
	page,
	context,
	faults,
}) => {
	const editor = await openEditor(page);
	await enter(page, editor, "Namen");
	await page.keyboard.type("ÄNNE & JÉR");
	await page.reload();
	const second = await editorPage(page);
	await second.expectText("Namen", "ÄNNE & JÉR");

	await second.textOnPage("Namen").click();
	await page.keyboard.press("End");
	await page.keyboard.type("ÔME");
	await second.expectText("Namen", NAMES);
	await second.untilSaved();
	await page.reload();
	const third = await editorPage(page);
	await third.expectText("Namen", NAMES);
	await page.keyboard.press("ControlOrMeta+z");
	await third.expectText("Namen", "ÄNNE & JÉR");
	await third.untilSaved();

	faults.expectStatus(412, /^\/web-api\/designs\//);
	const otherPage = await context.newPage();
	const other = await openEditor(otherPage, page.url());
	await other.expectText("Namen", "ÄNNE & JÉR");
	const [names, date] = [await third.textInForm("Namen"), await other.textInForm("Datum")];
	await Promise.all([names.fill("ERSTES FENSTER"), date.fill("5. Juni 2027")]);
	await Promise.all([third.untilSaved(), other.untilSaved()]);
	for (const tab of [page, otherPage]) {
		await tab.reload();
		const reloaded = await editorPage(tab);
		await reloaded.expectText("Namen", "ERSTES FENSTER");
		await reloaded.expectText("Datum", "5. Juni 2027");
	}
});

test("a card the server has never had keeps its undo steps over a reload", async ({ page, faults }) => {
	faults.expectStatus(503, /^\/web-api\/designs$/);
	await page.route("**/web-api/designs", (route) => route.fulfill({ status: 503, body: "{}" }));
	const editor = await openEditor(page);
	const before = await (await editor.textInForm("Namen")).inputValue();
	const day = await (await editor.textInForm("Datum")).inputValue();
	await (await editor.textInForm("Namen")).fill(NAMES);
	await (await editor.textInForm("Datum")).fill("5. Juni 2027");
	await expect(
		page.getByText("Offline. Ihre Änderungen sind auf diesem Gerät gesichert.").first(),
	).toBeVisible();
	await page.reload();
	const second = await editorPage(page);
	await second.expectText("Namen", NAMES);
	await page.keyboard.press("ControlOrMeta+z");
	await second.expectText("Datum", day);
	await page.keyboard.press("ControlOrMeta+z");
	await second.expectText("Namen", before);
});

test("offline typing is kept, said so, and saved when the network is back, by the next tab where this one dies", async ({
	page,
	context,
	faults,
}) => {
	faults.expectOffline();
	const editor = await openEditor(page);
	await (await editor.textInForm("Datum")).fill("vorher");
	await editor.untilSaved();
	await context.setOffline(true);
	await (await editor.textInForm("Namen")).fill(NAMES);
	await expect(
		page.getByText("Offline. Ihre Änderungen sind auf diesem Gerät gesichert.").first(),
	).toBeVisible();
	await context.setOffline(false);
	await editor.untilSaved();
	expect(await savedTexts(page)).toMatchObject({ names: NAMES, date: "vorher" });

	const address = page.url();
	await context.setOffline(true);
	await (await editor.textInForm("Datum")).fill("nachher");
	await expect(
		page.getByText("Offline. Ihre Änderungen sind auf diesem Gerät gesichert.").first(),
	).toBeVisible();
	await page.close();
	await context.setOffline(false);
	const nextPage = await context.newPage();
	const next = await openEditor(nextPage, address);
	await next.expectText("Datum", "nachher");
	await next.untilSaved();
	await expect.poll(() => savedTexts(nextPage)).toMatchObject({ names: NAMES, date: "nachher" });
});

test("a card begun offline in a tab that dies is there when the template is opened again", async ({
	page,
	context,
	faults,
}) => {
	faults.expectOffline();
	const editor = await openEditor(page);
	const address = page.url();
	await context.setOffline(true);
	await (await editor.textInForm("Namen")).fill(NAMES);
	await expect(
		page.getByText("Offline. Ihre Änderungen sind auf diesem Gerät gesichert.").first(),
	).toBeVisible();
	expect(page.url()).toBe(address);
	await page.close();
	await context.setOffline(false);
	const nextPage = await context.newPage();
	const next = await openEditor(nextPage, address);
	await next.expectText("Namen", NAMES);
	await next.untilSaved();
	await expect.poll(async () => (await savedTexts(nextPage)).names).toBe(NAMES);
});

/** What the server has, by label. */
async function savedTexts(page: Page): Promise<Record<string, string>> {
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document } = (await answer.json()) as {
		document: { pages: { elements: { type: string; label: string; text?: string }[] }[] };
	};
	const texts = document.pages.flatMap(({ elements }) => elements).filter(({ type }) => type === "text");
	return Object.fromEntries(texts.map(({ label, text = "" }) => [label, text]));
}

test("another alphabet, keys, an input method and the clipboard: what is typed and undone is what the text says", async ({
	page,
	context,
}) => {
	const editor = await openEditor(page);

	await test.step("letters of another alphabet wait for their font, and nothing typed is lost meanwhile", async () => {
		await page.route("**/fonts/eb-garamond-400.ttf*", async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 3000));
			await route.continue();
		});
		const title = await (await editor.textInForm("Titel")).inputValue();
		await enter(page, editor, "Titel");
		const asked = page.waitForRequest("**/fonts/eb-garamond-400.ttf*");
		await page.keyboard.type("Ελ");
		await asked;
		expect(await page.locator("svg[role=group]").count(), "pages on the table").toBe(1);
		const names = await (await editor.textInForm("Namen")).inputValue();
		await enter(page, editor, "Namen");
		await page.keyboard.type("Paul");
		await editor.expectText("Namen", "Paul");
		await page.keyboard.press("ControlOrMeta+z");
		await editor.expectText("Namen", names);
		await enter(page, editor, "Titel");
		await page.keyboard.press("ControlOrMeta+z");
		await editor.expectText("Titel", title);
		await page.keyboard.press("ControlOrMeta+a");
		await page.keyboard.type("Ελένη");
		await editor.expectText("Titel", "Ελένη");
		await expect(editor.textOnPage("Titel")).toBeVisible();
		await editor.untilSaved();
	});

	await test.step("undo and redo by keyboard, wherever the focus is", async () => {
		const before = await (await editor.textInForm("Namen")).inputValue();
		await enter(page, editor, "Namen");
		// One word is one step.
		await page.keyboard.type("Zusammen");
		await editor.expectText("Namen", "Zusammen");
		await page.keyboard.press("ControlOrMeta+z");
		await editor.expectText("Namen", before);
		await page.keyboard.press("Escape");
		await page.keyboard.press("ControlOrMeta+Shift+z");
		await editor.expectText("Namen", "Zusammen");
		await page.getByRole("tab", { name: "Design" }).focus();
		await page.keyboard.press("ControlOrMeta+z");
		await editor.expectText("Namen", before);
		await page.keyboard.press("ControlOrMeta+y");
		await editor.expectText("Namen", "Zusammen");
	});

	await test.step("an input method composes where the caret is and leaves only what it settled on", async () => {
		const keyboard = await context.newCDPSession(page);
		const compose = (text: string) =>
			keyboard.send("Input.imeSetComposition", {
				text,
				selectionStart: text.length,
				selectionEnd: text.length,
			});
		await enter(page, editor, "Namen");
		await page.keyboard.type("CLARA & REN");
		await compose("´");
		await compose("É");
		await keyboard.send("Input.insertText", { text: "É" });
		await page.keyboard.type("E");
		await editor.expectText("Namen", "CLARA & RENÉE");
		const title = await (await editor.textInForm("Titel")).inputValue();
		await enter(page, editor, "Titel");
		await compose("ni");
		await compose("日");
		await keyboard.send("Input.insertText", { text: "日本" });
		await editor.expectText("Titel", "日本");
		await page.keyboard.press("ControlOrMeta+z");
		await editor.expectText("Titel", title);
		await editor.expectText("Namen", "CLARA & RENÉE");
	});

	await test.step("rich text of several lines is pasted plain: with its lines where a field has lines, in one line where not", async () => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.evaluate(() => {
			const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
			return navigator.clipboard.write([
				new ClipboardItem({
					...part("text/plain", "Clara\r\nund Jonathan"),
					...part("text/html", "<h1>Clara</h1><p style='color:red'>und <b>Jonathan</b></p>"),
				}),
			]);
		});
		await enter(page, editor, "Titel");
		await page.keyboard.press("ControlOrMeta+v");
		await editor.expectText("Titel", "Clara\nund Jonathan");
		await enter(page, editor, "Namen");
		await page.keyboard.press("ControlOrMeta+v");
		await editor.expectText("Namen", "Clara und Jonathan");
	});
});

test("a text file is refused in words, under its own name and under a photo's; a photo with too few pixels is taken with the reason for the warning", async ({
	page,
	faults,
}) => {
	const editor = await openEditor(page);
	const buffer = Buffer.from("Liebe Gäste, wir heiraten.");
	await editor.choosePhoto({ name: "einladung.txt", mimeType: "text/plain", buffer });
	const panel = await editor.openPanel("Foto");
	await expect(panel.getByRole("alert")).toHaveText(
		"„einladung.txt“ ist kein Foto. Geeignet sind JPEG, HEIC, PNG, WebP und AVIF.",
	);
	faults.expectStatus(415, /^\/web-api\/uploads\//);
	await editor.choosePhoto({ name: "einladung.jpg", mimeType: "image/jpeg", buffer });
	await expect(panel.getByRole("alert")).toHaveText(
		"Diese Datei ist kein Foto. Möglich sind JPEG, HEIC, PNG, WebP und AVIF.",
	);
	await panel.getByRole("button", { name: "Ausblenden" }).click();
	await expect(editor.slot).toHaveAccessibleName("Foto: Foto auswählen");

	await editor.choosePhoto(await photoFile(900, 700));
	await expect(panel).toContainText("Das Foto hat 900 × 700 Pixel");
	await expect(panel).toContainText(/Für\s\d+\s×\s111\smm sind mindestens/);
	await expect(panel).toContainText(/sichtbar unscharf|lässt es sich nicht drucken/);
	await editor.untilSaved();
	await expect(await editor.openPanel("Prüfen")).toContainText(
		/Das Foto (hat gedruckt|hätte gedruckt nur) \d+\sppi/,
	);
});

test("by keyboard alone from opening to the cart", async ({ page }) => {
	const editor = await openEditor(page);
	// Asked for early: a key is faster than the browser learns that somebody waits for its dialog.
	const chooser = page.waitForEvent("filechooser");
	await tabTo(page, "Foto: Foto auswählen");
	await page.keyboard.press("Enter");
	await (await chooser).setFiles(await photoFile());
	await expect(editor.slot).toHaveAccessibleName("Foto: Ausschnitt ändern");
	// A photo that arrives while the proof is looked at gives up its ticks.
	await expect(page.getByText("Das Foto liegt in „Foto“.")).toBeAttached();

	await tabTo(page, "Namen bearbeiten");
	await page.keyboard.press("Enter");
	await page.keyboard.type(NAMES);
	await page.keyboard.press("Escape");
	await expect(editor.textOnPage("Namen")).toBeFocused();
	await editor.untilSaved();

	await tabTo(page, "In den Warenkorb");
	await page.keyboard.press("Enter");
	const proof = page.getByRole("dialog", { name: "Bitte sehen Sie alles noch einmal in Ruhe an" });
	await expect(proof).toBeVisible();
	await tickUntil(page, "Ich habe alle Seiten, Namen und Daten geprüft.");
	await tabTo(page, "In den Warenkorb");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
	await tabTo(page, "Zur Kasse");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/kasse\/$/);
});

const MAX_STOPS = 80;

/** Presses Tab until the focus is on what has this name; `onStop` is told of everything on the way, and of it. */
async function tabTo(
	page: Page,
	name: string,
	onStop?: (isCheckbox: boolean) => Promise<void>,
): Promise<void> {
	for (let stop = 0; stop < MAX_STOPS; stop++) {
		await page.keyboard.press("Tab");
		const focused = await page.evaluate(() => {
			const element = document.activeElement;
			const input = element instanceof HTMLInputElement ? element : undefined;
			const label = input?.labels?.[0]?.textContent;
			return {
				name: (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim(),
				isCheckbox: input?.type === "checkbox",
			};
		});
		await onStop?.(focused.isCheckbox);
		if (focused.name === name) return;
	}
	throw new Error(`${MAX_STOPS} times Tab did not lead to "${name}"`);
}

/** Ticks every box on the way to the one of this name, and it. */
function tickUntil(page: Page, name: string): Promise<void> {
	return tabTo(page, name, async (isCheckbox) => {
		if (isCheckbox) await page.keyboard.press("Space");
	});
}

test("what could not be loaded is loaded by trying again: first the shaping, then the proof", async ({
	page,
	faults,
}) => {
	faults.expectOffline();
	await page.route(/\/assets\/(shaping-engine|parts)-/, (route) => route.abort("internetdisconnected"));
	await page.goto(`/configurator-card/${POSTCARD}/`);
	const notice = page.getByRole("alert");
	await expect(notice).toBeVisible();
	await page.unrouteAll();
	await page.route(/\/assets\/parts-/, (route) => route.abort("internetdisconnected"));
	await page.getByRole("button", { name: "Noch einmal versuchen" }).first().click();
	const editor = await editorPage(page);
	await expect(editor.textOnPage("Namen")).toBeVisible();
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Noch einmal versuchen" }).last().click();
	await expect(page.getByRole("dialog", { name: /noch einmal in Ruhe an/ })).toBeVisible();
});
