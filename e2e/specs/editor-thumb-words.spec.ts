import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { fingerOn } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";
import { showKeyboard } from "../fixtures/phone-keyboard.ts";
import { smallTargets } from "../fixtures/small-targets.ts";

test("[14] by fingers alone the names are typed once, a text idea is put in, another colour and card are chosen", async ({
	page,
}) => {
	const editor = await openEditor(page, "/configurator-card/eukalyptus-klappkarte-a6-salbei/");
	const finger = await fingerOn(page);
	const tap = async (name: string | RegExp, within = page.locator("body")) => {
		const button = within.getByRole("button", { name }).first();
		await expect(button).toBeVisible();
		await button.scrollIntoViewIfNeeded();
		await finger.tap(button);
	};
	await finger.tap(page.getByRole("tab", { name: "Texte" }));
	const panel = page.getByRole("tabpanel");
	await expect(panel).toBeVisible();
	const first = panel.getByLabel("Erster Vorname");
	await finger.tap(first);
	await expect(first).toBeFocused();
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.type("Zoë");
	// The field that is typed in and a part of the card are seen above the keyboard.
	await showKeyboard(page, 336);
	await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(508);
	expect((await page.locator("[data-sheet]").boundingBox())?.height).toBeGreaterThan(60);
	expect(await smallTargets(page, "main")).toEqual([]);
	expect(await violations(page)).toEqual([]);
	await showKeyboard(page, 0);

	await tap("Textideen für „Rückmeldung“", panel);
	const ideas = page.getByRole("dialog", { name: "Textideen für „Rückmeldung“" });
	const idea = ideas.getByRole("list").getByRole("button").first();
	await expect(idea).toBeVisible();
	const reply = panel.getByRole("textbox", { name: "Rückmeldung", exact: true });
	const before = await reply.inputValue();
	await idea.scrollIntoViewIfNeeded();
	await finger.tap(idea);
	await expect(ideas).toBeHidden();
	await expect(reply).not.toHaveValue(before);

	await finger.tap(page.getByRole("tab", { name: "Design" }));
	await tap("Terrakotta", panel);
	await expect(page).toHaveURL(/klappkarte-a6-terrakotta/);
	await editor.untilSaved();
	await finger.tap(page.getByRole("tab", { name: "Design" }));
	await tap(/Dankeskarte/, panel);
	await expect(page).toHaveURL(/klappkarte-sq145-terrakotta/);
	await finger.tap(page.getByRole("tab", { name: "Texte" }));
	await expect(panel.getByLabel("Erster Vorname")).toHaveValue("Zoë");
	await editor.untilSaved();
	expect(await smallTargets(page, "main")).toEqual([]);
	expect(await violations(page)).toEqual([]);
});
