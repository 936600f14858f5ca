import { violations } from "../fixtures/axe.ts";
import { openEditor, photoFile } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] a photo is straightened with the keys, against a grid, saved, taken back and set straight again", async ({
	page,
}) => {
	const editor = await openEditor(page);
	await editor.choosePhoto(await photoFile(1800, 1200));
	const panel = await editor.openPanel("Foto");
	const slider = panel.getByRole("slider", { name: "Begradigen" });
	const grid = page.locator("[data-thirds]");
	await expect(slider).toHaveAttribute("aria-valuetext", "gerade");
	await expect(grid).toHaveCount(0);

	await slider.press("ArrowRight");
	await expect(slider).toHaveAttribute("aria-valuetext", "0,1° nach rechts");
	await expect(grid).toHaveCount(1);
	await slider.press("Shift+ArrowRight");
	await slider.press("Shift+ArrowRight");
	await expect(slider).toHaveAttribute("aria-valuetext", "2,1° nach rechts");
	expect(await violations(page)).toEqual([]);
	await slider.blur();
	await expect(grid).toHaveCount(0);

	// Mirrored it leans the other way, as one sees it.
	await panel.getByRole("button", { name: "Spiegeln" }).click();
	await expect(slider).toHaveAttribute("aria-valuetext", "2,1° nach links");
	await editor.untilSaved();
	await page.reload();
	await editor.openPanel("Foto");
	await expect(slider).toHaveAttribute("aria-valuetext", "2,1° nach links");

	await panel.getByRole("button", { name: "Zurücksetzen" }).click();
	await expect(slider).toHaveAttribute("aria-valuetext", "gerade");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(slider).toHaveAttribute("aria-valuetext", "2,1° nach links");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(slider).toHaveAttribute("aria-valuetext", "2,1° nach rechts");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(slider).toHaveAttribute("aria-valuetext", "gerade");
	await editor.untilSaved();
});
