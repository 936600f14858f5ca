import type { Locator } from "@playwright/test";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, type FilePayload, openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

/** No two of the same shape, so that none is taken for another. */
async function files(count: number): Promise<FilePayload[]> {
	const shapes = Array.from({ length: count }, (_none, index) => 900 + 60 * index);
	return Promise.all(
		shapes.map(async (width) => ({
			name: `bild-${width}.jpg`,
			mimeType: "image/jpeg",
			buffer: Buffer.from(await jpeg(width, 800)),
		})),
	);
}

async function addAll(editor: EditorPage, photos: readonly FilePayload[]) {
	const panel = await editor.openPanel("Foto");
	const chooser = panel.page().waitForEvent("filechooser");
	await panel.getByRole("button", { name: "Fotos hinzufügen" }).click();
	await (await chooser).setFiles([...photos]);
	return panel;
}

/** In the tray they lie in the order in which they have arrived. */
const used = (panel: Locator) => panel.getByRole("button", { name: /^Foto \d, einmal verwendet$/ });
const unused = (panel: Locator) => panel.getByRole("button", { name: /^Foto \d, noch nicht verwendet$/ });

test("[14] many photos at once: one fills the free frame, the others lie in the tray, are placed, swapped and taken out", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await addAll(editor, await files(5));
	await expect(unused(panel)).toHaveCount(4);
	await expect(used(panel)).toHaveCount(1);
	await editor.untilSaved();
	expect(await violations(page)).toEqual([]);

	// The chosen frame takes another one; the first stays at hand.
	await editor.closePanel();
	await editor.slot.click();
	await editor.openPanel("Foto");
	const next = (await unused(panel).first().getAttribute("aria-label")) ?? "";
	await unused(panel).first().click();
	await expect(used(panel)).toHaveAccessibleName(next.replace("noch nicht", "einmal"));
	await editor.untilSaved();

	await page.reload();
	const again = await (await openEditor(page, page.url())).openPanel("Foto");
	await expect(again.getByRole("button", { name: /^Foto \d,/ })).toHaveCount(5);
	await again.getByRole("button", { name: "Aufräumen" }).click();
	await again.getByRole("button", { name: "Foto 5 aus der Ablage nehmen" }).click();
	await again.getByRole("button", { name: "Fertig" }).click();
	await expect(again.getByRole("button", { name: /^Foto \d,/ })).toHaveCount(4);
	await page.keyboard.press("Control+z");
	await expect(again.getByRole("button", { name: /^Foto \d,/ })).toHaveCount(5);
});

test("[14] without a free frame a photo gets one of its own, in its shape, and swaps with the other one", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await addAll(editor, await files(2));
	await expect(used(panel)).toHaveCount(1);
	await expect(unused(panel)).toHaveCount(1);
	await editor.untilSaved();
	await page.keyboard.press("Escape");
	await editor.openPanel("Texte");
	await editor.openPanel("Foto");
	await unused(panel).click();
	await expect(used(panel)).toHaveCount(2);
	await editor.untilSaved();
	const id = new URL(page.url()).searchParams.get("design");
	const uploads = async () => {
		const { document } = await (await page.request.get(`/web-api/designs/${id}`)).json();
		return document.pages[0].elements.flatMap(
			(one: { photo?: { upload: string } }) => one.photo?.upload ?? [],
		);
	};
	const [first, second] = await uploads();
	await editor.openPanel("Foto");
	await panel.getByRole("button", { name: /^Mit „Foto“ tauschen$/ }).click();
	await editor.untilSaved();
	await expect.poll(uploads).toEqual([second, first]);
});

test("[14] a photo comes onto a free spot of the page in a frame of its own: dropped there, or by the button; one step of undo", async ({
	page,
	isMobile,
}) => {
	const editor = await openEditor(page);
	const panel = await addAll(editor, await files(3));
	await expect(unused(panel)).toHaveCount(2);
	await editor.untilSaved();
	const own = page.locator('svg[role="group"] rect[data-element^="photo-"]');
	await panel.getByRole("button", { name: "Auf die Seite legen", exact: true }).click();
	await panel.getByRole("button", { name: "Foto 3 auf die Seite legen" }).press("Enter");
	await expect(own).toHaveCount(1);
	await expect(page.locator('p[aria-live="polite"]').last()).toContainText("eigenen Rahmen");
	await editor.openPanel("Foto");
	const heart = panel
		.getByRole("group", { name: "Form des Fotorahmens" })
		.getByRole("button", { name: "Herz" });
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("Control+z");
	await expect(heart).toHaveAttribute("aria-pressed", "false");
	await page.keyboard.press("Control+z");
	await expect(own).toHaveCount(0);
	// The sheet of a phone lies over the page.
	if (isMobile) return;

	const sheet = await page.locator('svg[role="group"]').boundingBox();
	if (!sheet) throw new Error("no page");
	await editor.openPanel("Foto");
	const put = panel.getByRole("button", { name: "Auf die Seite legen", exact: true });
	if ((await put.getAttribute("aria-pressed")) === "true") await put.click();
	const at = { x: sheet.width * 0.28, y: sheet.height * 0.6 };
	await unused(panel).first().dragTo(page.locator('svg[role="group"]'), { targetPosition: at, force: true });
	await expect(own).toHaveCount(1);
	const frame = await own.boundingBox();
	expect(Math.abs((frame?.x ?? 0) + (frame?.width ?? 0) / 2 - sheet.x - at.x)).toBeLessThan(12);
	await editor.untilSaved();
	await page.keyboard.press("Control+z");
	await expect(own).toHaveCount(0);
});
