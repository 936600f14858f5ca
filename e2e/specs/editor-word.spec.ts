import type { Page } from "@playwright/test";
import { editorPage, openEditor, POSTCARD, photoFile, tickAll } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

test("what another tab has saved is in the proof, and the proof is what lies in the cart", async ({
	page,
	context,
	faults,
}) => {
	faults.expectStatus(412, /^\/web-api\/(cart\/items$|designs\/)/);
	const first = await openEditor(page);
	await first.choosePhoto(await photoFile());
	await (await first.textInForm("Namen")).fill("ERSTES FENSTER");
	await first.untilSaved();
	const otherPage = await context.newPage();
	const other = await openEditor(otherPage, page.url());

	// The caret stands in a text here while the other tab saves; leaving it is enough.
	await first.textOnPage("Namen").click();
	await (await other.textInForm("Datum")).fill("13. Juli 2027");
	await other.untilSaved();
	await page.keyboard.press("Escape");
	await first.expectText("Datum", "13. Juli 2027");

	const proof = await first.openProof();
	await (await other.textInForm("Datum")).fill("14. Juli 2027");
	await other.untilSaved();
	await expect(proof.getByRole("alert")).toContainText("Ihr Entwurf hat sich inzwischen geändert.");
	const confirmation = proof.getByRole("checkbox", { name: /geprüft/ });
	await expect(confirmation).not.toBeChecked();
	await expect(proof).toContainText("14. Juli 2027");

	// Told of nothing, as from another browser window that a phone has put to sleep.
	const id = new URL(page.url()).searchParams.get("design");
	await saveDate(page, id, "15. Juli 2027");
	await tickAll(proof);
	await proof.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(proof.getByRole("alert")).toContainText("Ihr Entwurf hat sich inzwischen geändert.");
	await expect(proof).toContainText("15. Juli 2027");
	expect(await cartItems(page)).toEqual([]);

	await tickAll(proof);
	await proof.getByRole("button", { name: "In den Warenkorb" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
	const { revision } = await readDesign(page, id);
	expect(await cartItems(page)).toMatchObject([{ designId: id, revision }]);
});

test("a photo chosen without a network goes up by itself when there is one", async ({
	page,
	context,
	faults,
}) => {
	faults.expectOffline();
	const editor = await openEditor(page);
	const photo = await photoFile();
	const panel = await editor.openPanel("Foto");
	await context.setOffline(true);
	await editor.choosePhoto(photo);
	await expect(panel.getByRole("alert")).toContainText("Die Verbindung ist abgebrochen.");
	await panel.getByRole("button", { name: "Erneut versuchen" }).click();
	await expect(panel.getByRole("alert")).toContainText("Die Verbindung ist abgebrochen.");
	await context.setOffline(false);
	await expect(panel.getByRole("button", { name: "Foto entfernen" })).toBeVisible();
	await editor.untilSaved();
});

test("of three photos dropped at once two find a slot, and the third lies in the tray", async ({ page }) => {
	const editor = await openEditor(page, await addressWithTwoSlots(page));
	const sizes = [120, 130, 140];
	const photos = await Promise.all(
		sizes.map(async (size) => (await photoFile(size)).buffer.toString("base64")),
	);
	const dropped = await page.evaluateHandle((files) => {
		const transfer = new DataTransfer();
		for (const [at, base64] of files.entries()) {
			const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
			transfer.items.add(new File([bytes], `foto-${at}.jpg`, { type: "image/jpeg" }));
		}
		return transfer;
	}, photos);
	await page.getByRole("heading", { level: 1 }).dispatchEvent("drop", { dataTransfer: dropped });
	await expect(page.getByRole("alert")).toHaveText("1 Foto liegt in der Ablage unter „Foto“.");
	await editor.untilSaved();
	await expect.poll(async () => placedWidths(page)).toEqual([120, 130]);
	const panel = await editor.openPanel("Foto");
	await expect(panel.getByRole("button", { name: /noch nicht verwendet$/ })).toHaveCount(1);
});

test("a card begun is found again from its product page and from every header", async ({ page, context }) => {
	const editor = await openEditor(page);
	await (await editor.textInForm("Namen")).fill("GEERTJE & BO");
	await editor.untilSaved();
	const id = new URL(page.url()).searchParams.get("design") ?? "";
	await page.close();

	const next = await context.newPage();
	await next.goto(`/products/${POSTCARD}/`);
	const note = next.getByRole("region", { name: "Ihr Entwurf" });
	await expect(note).toContainText(/Gerade eben geändert|Zuletzt geändert am \d+\.\s\S+ um \d\d:\d\d Uhr/);
	await expect(next.getByRole("link", { name: "Neu beginnen" })).toHaveAttribute("href", /configurator-card/);
	await note.getByRole("link", { name: "Weiter gestalten" }).click();
	await (await editorPage(next)).expectText("Namen", "GEERTJE & BO");
	expect(new URL(next.url()).searchParams.get("design")).toBe(id);

	await next.goto("/papiere/");
	await next.getByRole("link", { name: /^Weiter gestalten: / }).click();
	await (await editorPage(next)).expectText("Namen", "GEERTJE & BO");
});

interface StoredDesign {
	readonly id: string;
	readonly revision: number;
	readonly document: {
		readonly pages: readonly {
			readonly key: string;
			readonly elements: readonly {
				readonly id: string;
				readonly type: string;
				readonly label: string;
				readonly photo?: { readonly width: number } | null;
			}[];
		}[];
	};
}

async function readDesign(page: Page, id: string | null): Promise<StoredDesign> {
	return (await page.request.get(`/web-api/designs/${id}`)).json();
}

async function saveDate(page: Page, id: string | null, text: string): Promise<void> {
	const { document, revision } = await readDesign(page, id);
	const date = document.pages.flatMap(({ elements }) => elements).find(({ label }) => label === "date");
	await save(page, { id, revision }, { type: "setText", element: date?.id, text });
}

/** Saves as another client does, of which no tab hears. */
async function save(
	page: Page,
	{ id, revision }: { readonly id: string | null; readonly revision: number },
	command: object,
): Promise<void> {
	const saved = await page.request.patch(`/web-api/designs/${id}`, {
		headers: {
			Origin: runAddress().origins.papiervogel,
			"If-Match": `"${revision}"`,
			Prefer: "return=minimal",
		},
		data: { commands: [command] },
	});
	expect(await saved.json()).toEqual({ id, revision: revision + 1 });
}

/** No card of ours has two slots yet: a design whose slot stands there twice. */
async function addressWithTwoSlots(page: Page): Promise<string> {
	const made = await page.request.post("/web-api/designs", {
		headers: { Origin: runAddress().origins.papiervogel },
		data: { template: POSTCARD },
	});
	const design: StoredDesign = await made.json();
	const withSlot = design.document.pages.find(({ elements }) =>
		elements.some(({ type }) => type === "photo"),
	);
	const slot = withSlot?.elements.find(({ type }) => type === "photo");
	await save(page, design, {
		type: "addElement",
		page: withSlot?.key,
		value: { ...slot, id: "second-photo" },
	});
	return `/configurator-card/${POSTCARD}/?design=${design.id}`;
}

async function cartItems(page: Page): Promise<readonly unknown[]> {
	return (await (await page.request.get("/web-api/cart")).json()).items;
}

async function placedWidths(page: Page): Promise<number[]> {
	const { document } = await readDesign(page, new URL(page.url()).searchParams.get("design"));
	const slots = document.pages.flatMap(({ elements }) => elements).filter(({ type }) => type === "photo");
	return slots.flatMap(({ photo }) => (photo ? [photo.width] : []));
}
