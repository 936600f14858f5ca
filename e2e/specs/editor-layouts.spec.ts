import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

interface Frame {
	readonly type: string;
	readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
	readonly photo?: { readonly upload: string } | null;
}

/** Two lying photos and an upright one. */
async function threePhotos() {
	const sizes = [
		[1200, 800],
		[800, 1200],
		[1100, 800],
	] as const;
	return Promise.all(
		sizes.map(async ([width, height], at) => ({
			name: `bild-${at}.jpg`,
			mimeType: "image/jpeg",
			buffer: Buffer.from(await jpeg(width, height)),
		})),
	);
}

test("[14] three photos in a layout of three, back to one, in another layout, and saved as seen", async ({
	page,
}) => {
	const editor: EditorPage = await openEditor(page);
	const panel = await editor.openPanel("Foto");
	const layouts = panel.getByRole("button", { name: /^Anordnung \d+ von \d+:/ });
	const current = panel.getByRole("button", { name: /^Anordnung/, pressed: true });
	const chooser = page.waitForEvent("filechooser");
	await panel.getByRole("button", { name: "Fotos hinzufügen" }).click();
	await (await chooser).setFiles(await threePhotos());
	await expect(panel.getByRole("button", { name: /^Foto \d, noch nicht verwendet$/ })).toHaveCount(2);
	await editor.untilSaved();

	const frames = async (): Promise<Frame[]> => {
		const id = new URL(page.url()).searchParams.get("design");
		const { document } = await (await page.request.get(`/web-api/designs/${id}`)).json();
		return document.pages[0].elements.filter(({ type }: Frame) => type === "photo");
	};
	const [slot] = await frames();
	if (!slot) throw new Error("the card has a place for a photo");

	// One photo fills the place of the theme; three are asked for.
	await expect(panel.getByText("1 Foto", { exact: true })).toBeVisible();
	await expect(current).toHaveCount(1);
	await panel.getByRole("button", { name: "Ein Foto mehr" }).click();
	await panel.getByRole("button", { name: "Ein Foto mehr" }).press("Enter");
	await expect(panel.getByText("3 Fotos", { exact: true })).toBeVisible();
	await expect(current).toHaveCount(0);
	await layouts.first().press("Enter");
	await expect(current).toHaveAccessibleName(/^Anordnung 1 von/);
	await expect(panel.getByRole("button", { name: /^Foto \d, einmal verwendet$/ })).toHaveCount(3);
	// On a phone nothing that is looked at is half under the head of the sheet.
	await panel
		.getByRole("heading", { name: "Anordnung der Seite" })
		.evaluate((title) => title.scrollIntoView());
	expect(await violations(page)).toEqual([]);
	await editor.untilSaved();
	const laid = await frames();
	expect(laid).toHaveLength(3);
	expect(new Set(laid.map(({ photo }) => photo?.upload)).size).toBe(3);
	// They fill the place that the theme gives one photo.
	expect(Math.min(...laid.map(({ box }) => box.x))).toBe(slot.box.x);
	expect(Math.max(...laid.map(({ box }) => box.y + box.height))).toBe(slot.box.y + slot.box.height);

	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(panel.getByText("1 Foto", { exact: true })).toBeVisible();
	await expect(panel.getByRole("button", { name: /^Foto \d, noch nicht verwendet$/ })).toHaveCount(2);
	await editor.untilSaved();
	await expect.poll(frames).toEqual([slot]);

	await panel.getByRole("button", { name: "Ein Foto mehr" }).click();
	await panel.getByRole("button", { name: "Ein Foto mehr" }).click();
	await panel.getByRole("radio", { name: "Breit" }).check();
	await layouts.nth(1).click();
	await expect(current).toHaveAccessibleName(/^Anordnung 2 von/);
	await editor.untilSaved();
	const other = await frames();
	expect(other).toHaveLength(3);
	expect(other.map(({ box }) => box)).not.toEqual(laid.map(({ box }) => box));

	// With a place less the last photo lies in the tray again.
	await panel.getByRole("button", { name: "Ein Foto weniger" }).click();
	await layouts.first().click();
	await expect(
		page.getByText(/2 Fotos sind angeordnet\. Ein Foto liegt wieder in der Ablage\./),
	).toBeAttached();
	await editor.untilSaved();
	expect((await frames()).map(({ photo }) => photo?.upload)).toEqual(
		other.slice(0, 2).map(({ photo }) => photo?.upload),
	);

	await page.reload();
	const again = await (await openEditor(page, page.url())).openPanel("Foto");
	await expect(again.getByText("2 Fotos", { exact: true })).toBeVisible();
	await expect(again.getByRole("button", { name: /^Anordnung/, pressed: true })).toHaveCount(1);
	await expect(again.getByRole("radio", { name: "Breit" })).toBeChecked();
});

test("[14] a page in a layout with a heading, which is written, and undone to exactly the old page", async ({
	page,
}) => {
	const editor: EditorPage = await openEditor(page);
	await page.mouse.move(5, 5);
	await editor.choosePhoto({
		name: "wir.jpg",
		mimeType: "image/jpeg",
		buffer: Buffer.from(await jpeg(1200, 900)),
	});
	await editor.untilSaved();
	const id = new URL(page.url()).searchParams.get("design");
	const stored = async () =>
		(await (await page.request.get(`/web-api/designs/${id}`)).json()).document.pages as unknown;
	const before = await stored();
	const panel = await editor.openPanel("Foto");
	const layouts = panel.getByRole("button", { name: /^Anordnung \d+ von \d+:/ });
	await panel.getByRole("radio", { name: "Mit Text" }).check();
	await panel
		.getByRole("heading", { name: "Anordnung der Seite" })
		.evaluate((title) => title.scrollIntoView());
	await expect(layouts.first()).toHaveAccessibleName(/Überschrift|Text|Zitat|Bildunterschrift/);
	expect(await violations(page)).toEqual([]);
	const all = panel.getByRole("button", { name: /^Alle \d+ zeigen$/ });
	if (await all.isVisible()) await all.click();
	await panel
		.getByRole("button", { name: /: Überschrift über den Fotos$/ })
		.first()
		.press("Enter");
	await expect(page.getByText(/Ein neuer Text wartet auf Ihre Worte\./)).toBeAttached();
	await expect(panel.getByRole("button", { name: /^Anordnung/, pressed: true })).toHaveAccessibleName(
		/Überschrift über den Fotos$/,
	);
	const words = await editor.textInForm("Eigener Text");
	await expect(words).toHaveValue("Überschrift");
	await words.fill("Unser Sommer");
	await editor.closePanel();
	await editor.untilSaved();
	await expect.poll(async () => JSON.stringify(await stored())).toContain("Unser Sommer");

	const undo = page.getByRole("button", { name: "Rückgängig" });
	for (let steps = 0; steps < 4 && JSON.stringify(await stored()) !== JSON.stringify(before); steps++) {
		await undo.click();
		await editor.untilSaved();
	}
	await expect.poll(stored).toEqual(before);
});
