import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";
import { addStory, spaces } from "../fixtures/story-editor.ts";

test("words of a text get an anchor, a colour and an emoji from a menu, by keys alone, and the page shows them", async ({
	staff,
}) => {
	const { page } = staff;
	await logIn(staff);
	const { id } = await addStory(page, { name: "Marken im Text" });
	await page.goto(`/office/content/${spaces.papiervogel}/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marken im Text");
	await page.getByRole("button", { name: /^Hinzufügen: / }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Text", exact: true }).click();

	const text = page.getByRole("region", { name: "Felder des Bausteins" }).getByRole("textbox");
	const more = page.getByRole("button", { name: "Weitere Werkzeuge" });
	const menu = page.getByRole("menu", { name: "Weitere Werkzeuge" });
	const step = (name: string) => menu.getByRole("menuitem", { name });
	await text.pressSequentially("Preise");
	await more.press("Enter");
	await expect(step("Sprungmarke …")).toBeDisabled();
	await expect(step("Emoji …")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();
	await expect(more).toBeFocused();

	await text.press("Shift+Home");
	// The editor learns of a selection a moment after it is made.
	await expect(page.getByRole("menuitem", { name: "Sprungmarke …", includeHidden: true })).toBeEnabled();
	await more.press("Enter");
	await expect(step("Sprungmarke …")).toBeFocused();
	expect(await violations(page), "menu of the text").toEqual([]);
	await page.keyboard.press("ArrowUp");
	await expect(step("Emoji …")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await page.getByRole("textbox", { name: "Name der Sprungmarke" }).pressSequentially("Unsere Preise");
	expect(await violations(page), "dialog of an anchor").toEqual([]);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(text.locator("#unsere-preise")).toHaveText("Preise");

	await more.press("Enter");
	await expect(step("Sprungmarke …")).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(step("Schriftfarbe …")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Übernehmen" }).press("Enter");
	await expect(text.locator("[data-color]")).toHaveCSS("color", "rgb(142, 59, 36)");

	await text.press("End");
	await page.keyboard.press("Space");
	await expect(text).toHaveText("Preise ");
	await more.press("Enter");
	await expect(menu.locator(":focus")).toBeVisible();
	await page.keyboard.press("End");
	await expect(step("Emoji …")).toBeFocused();
	await page.keyboard.press("Enter");
	expect(await violations(page), "choice of emojis").toEqual([]);
	await page.getByRole("button", { name: "Herz" }).press("Enter");
	await expect(text).toHaveText("Preise ❤️");

	const preview = page.frameLocator('iframe[title="Vorschau am Rechner"]');
	await expect(preview.locator("#unsere-preise")).toHaveText("Preise");
	await expect(preview.getByText("❤️")).toBeVisible();
	const shown = preview.getByRole("main").getByText("Preise", { exact: true });
	await expect(shown).toHaveCSS("color", "rgb(142, 59, 36)");
});
