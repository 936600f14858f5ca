import type { BrowserContext, Page } from "@playwright/test";
import { editorPage, openEditor, POSTCARD, photoFile } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test.use({ serviceWorkers: "allow" });

const OFFLINE = "Offline. Ihre Änderungen sind auf diesem Gerät gesichert.";

test("[14] without a network a reload opens the design with everything typed, a photo waits in it, and all of it is saved when there is one again", async ({
	page,
	context,
	faults,
	stranger,
}) => {
	faults.expectOffline();
	// A save that is on its way when the network breaks may arrive without an answer.
	faults.expectStatus(412, /^\/web-api\/designs\//);
	const editor = await openEditor(page);
	await (await editor.textInForm("Namen")).fill("ANNE & PAUL");
	await editor.untilSaved();
	await untilKept(page, designOf(page));
	// Later than what the page was kept with, and saved: the server alone would have it.
	await (await editor.textInForm("Datum")).fill("5. Juni 2027");
	await editor.closePanel();
	await expect.poll(async () => (await savedTexts(page)).date).toBe("5. Juni 2027");
	await expect.poll(() => keptState(page)).toContain("5. Juni 2027");

	await context.setOffline(true);
	await page.reload();
	const away = await editorPage(page);
	await away.expectText("Namen", "ANNE & PAUL");
	await away.expectText("Datum", "5. Juni 2027");
	await (await away.textInForm("Namen")).fill("ANNA & PAUL");
	await expect(page.getByText(OFFLINE).first()).toBeAttached();
	await away.closePanel();
	await page.keyboard.press("ControlOrMeta+z");
	await away.expectText("Namen", "ANNE & PAUL");
	await page.keyboard.press("ControlOrMeta+Shift+z");
	await away.choosePhoto(await photoFile());
	await expect((await away.openPanel("Foto")).getByRole("alert")).toContainText("sobald");
	await away.closePanel();

	// This tab dies: the next one takes over what was typed and chosen in it.
	const address = page.url();
	const nextPage = await context.newPage();
	await page.close();
	const again = await openEditor(nextPage, address);
	await again.expectText("Namen", "ANNA & PAUL");
	await again.closePanel();
	await expect(again.slot).toHaveAccessibleName("Foto: Ausschnitt ändern");

	await context.setOffline(false);
	// Chromium does not tell a page that was loaded while the network was said to be away; else it is tried every 30 s.
	await nextPage.evaluate(() => dispatchEvent(new Event("online")));
	await expect.poll(async () => await savedPhotos(nextPage)).toBe(1);
	await expect.poll(async () => (await savedTexts(nextPage)).names).toBe("ANNA & PAUL");
	await again.untilSaved();

	stranger.faults.expectStatus(404, /^\/configurator-card\//);
	await stranger.page.goto(address);
	await expect(stranger.page.getByRole("heading", { level: 1 })).toHaveText(
		"Diesen Entwurf können wir hier nicht öffnen.",
	);
});

test("[14] what is kept of a design goes when it is deleted, and what was never open here is said to be out of reach", async ({
	page,
	context,
	faults,
}) => {
	faults.expectOffline();
	const editor = await openEditor(page);
	await (await editor.textInForm("Namen")).fill("ANNE & PAUL");
	await editor.untilSaved();
	const address = page.url();
	const design = designOf(page);
	await untilKept(page, design);
	await page.goto("/meine-entwuerfe/");
	await page.getByText("Löschen", { exact: true }).first().click();
	await page
		.getByRole("button", { name: /endgültig|löschen/i })
		.last()
		.click();
	await expect(page.getByText("„ANNE & PAUL“ ist gelöscht.")).toBeVisible();
	await expect.poll(() => page.evaluate((name) => caches.has(name), `kept-design ${design}`)).toBe(false);

	faults.expectStatus(503, /^\/configurator-card\//);
	await context.setOffline(true);
	for (const unknown of [address, `/configurator-card/${POSTCARD}/?design=nie-gesehen`]) {
		await page.goto(unknown);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Ohne Verbindung lässt sich dieser Entwurf hier nicht öffnen.",
		);
	}
	await context.setOffline(false);
	faults.expectStatus(404, /^\/configurator-card\//);
	await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Diesen Entwurf können wir hier nicht öffnen.",
	);
});

test("[14] nobody's page is kept for another person of this browser", async ({ page, context, faults }) => {
	const editor = await openEditor(page);
	await (await editor.textInForm("Namen")).fill("ANNE & PAUL");
	await editor.untilSaved();
	const design = designOf(page);
	await untilKept(page, design);
	await forgetVisitor(context);
	faults.expectStatus(404, /./);
	await page.goto(`/configurator-card/${POSTCARD}/`);
	await editorPage(page);
	await expect.poll(() => page.evaluate((name) => caches.has(name), `kept-design ${design}`)).toBe(false);
});

function designOf(page: Page): string {
	return new URL(page.url()).searchParams.get("design") ?? "";
}

async function forgetVisitor(context: BrowserContext): Promise<void> {
	await context.clearCookies({ name: "visitor" });
}

/** The worker is at work, and has the page of the design. */
async function untilKept(page: Page, design: string): Promise<void> {
	const pages = () =>
		page.evaluate(async (name) => {
			if (!navigator.serviceWorker.controller || !(await caches.has(name))) return [];
			return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
		}, `kept-design ${design}`);
	await expect.poll(pages).toContain(`/configurator-card/${POSTCARD}/`);
}

function keptState(page: Page): Promise<string | undefined> {
	return page.evaluate(async () => {
		const found = await caches.match("/kept-state");
		return found?.text();
	});
}

interface Saved {
	readonly pages: readonly {
		readonly elements: readonly {
			readonly type: string;
			readonly label: string;
			readonly text?: string;
			readonly photo?: unknown;
		}[];
	}[];
}

async function savedElements(page: Page) {
	const answer = await page.request.get(`/web-api/designs/${designOf(page)}`);
	const { document } = (await answer.json()) as { document: Saved };
	return document.pages.flatMap(({ elements }) => elements);
}

/** What the server has, by label. */
async function savedTexts(page: Page): Promise<Record<string, string>> {
	const texts = (await savedElements(page)).filter(({ type }) => type === "text");
	return Object.fromEntries(texts.map(({ label, text = "" }) => [label, text]));
}

async function savedPhotos(page: Page): Promise<number> {
	return (await savedElements(page)).filter(({ type, photo }) => type === "photo" && photo).length;
}
