import type { Page } from "@playwright/test";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { fingerOn, middleOf } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";

/** A card with two photos side by side, and what lies in its frames as it is stored. */
async function twoPhotos(page: Page) {
	const editor = await openEditor(page);
	const panel = await editor.openPanel("Foto");
	const chooser = page.waitForEvent("filechooser");
	await panel.getByRole("button", { name: "Fotos hinzufügen" }).click();
	const files = [900, 1320].map(async (width) => ({
		name: `bild-${width}.jpg`,
		mimeType: "image/jpeg",
		buffer: Buffer.from(await jpeg(width, 800)),
	}));
	await (await chooser).setFiles(await Promise.all(files));
	await expect(panel.getByRole("button", { name: /^Foto \d, / })).toHaveCount(2);
	await editor.untilSaved();
	await panel.getByRole("button", { name: "Auf die Seite legen", exact: true }).click();
	await panel.getByRole("button", { name: /^Foto 2 auf die Seite legen/ }).press("Enter");
	const frames = page.locator('svg[role="group"] rect[data-photo]');
	await expect(frames).toHaveCount(2);
	await editor.untilSaved();
	await editor.closePanel();
	const uploads = async () => {
		const id = new URL(page.url()).searchParams.get("design");
		const { document } = await (await page.request.get(`/web-api/designs/${id}`)).json();
		return document.pages[0].elements.flatMap(
			(one: { photo?: { upload: string } }) => one.photo?.upload ?? [],
		);
	};
	const lifted = page.locator("body > div > img");
	const told = page.locator('p[aria-live="polite"]').last();
	return { editor, one: frames.nth(0), other: frames.nth(1), uploads, lifted, told };
}

test("[14] a photo is carried from its frame onto another one: they change places, in one step", async ({
	page,
	isMobile,
}) => {
	const { editor, one, other, uploads, lifted, told } = await twoPhotos(page);
	const [first, second] = await uploads();
	const finger = isMobile ? await fingerOn(page) : null;
	const grab = async () => {
		if (finger) return finger.hold(one);
		const at = await middleOf(one);
		await page.mouse.move(at.x, at.y);
		await page.mouse.down();
	};
	const carry = async (to: typeof other) => {
		if (finger) return finger.move(to);
		const at = await middleOf(to);
		await page.mouse.move(at.x, at.y, { steps: 8 });
	};
	const letGo = () => (finger ? finger.lift() : page.mouse.up());

	// Escape, and the way back into its own frame, leave all as it was.
	await grab();
	await carry(other);
	await expect(lifted).toHaveCount(1);
	await expect(other).toHaveAttribute("data-over", "");
	await page.keyboard.press("Escape");
	await expect(lifted).toHaveCount(0);
	await letGo();
	await grab();
	await carry(other);
	await carry(one);
	await expect(other).not.toHaveAttribute("data-over");
	await letGo();
	await expect(lifted).toHaveCount(0);
	await editor.untilSaved();
	expect(await uploads()).toEqual([first, second]);

	await grab();
	await carry(other);
	await letGo();
	await expect(told).toContainText("getauscht");
	await expect.poll(uploads).toEqual([second, first]);
	await editor.untilSaved();
	await page.getByRole("button", { name: /^Rückgängig/ }).click();
	await expect.poll(uploads).toEqual([first, second]);
	await expect(other).toBeVisible();
});
