import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { fingerOn, middleOf } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] a finger that rests on a photo of the tray carries it into a frame or onto free ground; one that swipes scrolls", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const finger = await fingerOn(page);
	await finger.tap(page.getByRole("tab", { name: "Foto" }));
	const panel = await editor.openPanel("Foto");
	const chooser = page.waitForEvent("filechooser");
	await panel.getByRole("button", { name: "Fotos hinzufügen" }).tap();
	await (await chooser).setFiles(
		await Promise.all(
			[900, 960, 1020].map(async (width) => ({
				name: `bild-${width}.jpg`,
				mimeType: "image/jpeg",
				buffer: Buffer.from(await jpeg(width, 800)),
			})),
		),
	);
	const unused = panel.getByRole("button", { name: /^Foto \d, noch nicht verwendet$/ });
	await expect(unused).toHaveCount(2);
	await editor.untilSaved();
	const tile = unused.first();
	await tile.scrollIntoViewIfNeeded();
	const lifted = page.locator("body > div > img");
	const scrolled = () => panel.evaluate(({ scrollTop }) => scrollTop);
	const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: 0 };
	expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

	const before = await scrolled();
	const at = await middleOf(tile);
	await finger.drag(at, { x: at.x, y: at.y + 60 });
	await expect.poll(scrolled).toBeLessThan(before);
	await expect(lifted).toHaveCount(0);
	await tile.scrollIntoViewIfNeeded();

	const own = page.locator('svg[role="group"] rect[data-element^="photo-"]');
	for (const [cancel, isOnGlass] of [
		[() => finger.lose(), false],
		[() => finger.second({ x: 200, y: 120 }), true],
		[() => page.keyboard.press("Escape"), true],
	] as const) {
		await finger.hold(tile);
		await expect(lifted).toHaveCount(1);
		await cancel();
		await expect(lifted).toHaveCount(0);
		if (isOnGlass) await finger.lift();
		await expect(unused).toHaveCount(2);
		await expect(own).toHaveCount(0);
	}

	// The sheet makes way, what lies under the finger is marked, and letting go puts the photo there.
	const name = (await tile.getAttribute("aria-label")) ?? "";
	const sheet = page.locator("[data-sheet]");
	const beside = (await sheet.boundingBox())?.y ?? 0;
	await finger.hold(tile);
	await expect.poll(async () => (await sheet.boundingBox())?.y).toBeGreaterThan(beside);
	await finger.move(editor.slot);
	await expect(editor.slot).toHaveAttribute("data-over", "");
	await finger.lift();
	await expect(panel.getByRole("button", { name: name.replace("noch nicht", "einmal") })).toBeVisible();
	await expect(editor.slot).not.toHaveAttribute("data-over");
	await editor.untilSaved();

	const last = (await unused.first().getAttribute("aria-label")) ?? "";
	await unused.first().scrollIntoViewIfNeeded();
	await finger.hold(unused.first());
	const card = await sheet.boundingBox();
	if (!card) throw new Error("no card");
	await finger.move({ x: card.x + card.width * 0.25, y: card.y + card.height * 0.75 });
	await finger.lift();
	await expect(own).toHaveCount(1);
	// Its tools have come into the sheet above the tray, which stays where it was.
	const laid = panel.getByRole("button", { name: last.replace("noch nicht", "einmal") });
	await expect(laid).toBeInViewport({ ratio: 0.5 });
	await editor.untilSaved();
	await finger.tap(page.getByRole("button", { name: /^Rückgängig/ }));
	await expect(own).toHaveCount(0);
	expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});
