import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] each choice says what it costs; an envelope is chosen beside the card, and is there again after a reload", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const panel = await editor.openPanel("Design");
	await expect(panel.getByText(/^[+−]\s\d+,\d\d\s€$/).first()).toBeVisible();
	const before = await editor.price.textContent();
	const envelope = panel.locator("details", { hasText: "Umschlag" }).first();
	await envelope.locator("summary").click();
	const white = envelope.getByRole("radio", { name: /Weiß, gerade Klappe/ });
	await white.check();
	await expect(editor.price).not.toHaveText(before ?? "");
	await expect(envelope.locator("summary")).toContainText("Weiß, gerade Klappe");
	expect(await violations(page)).toEqual([]);
	await editor.untilSaved();
	await page.reload();
	await editor.openPanel("Design");
	await expect(envelope.locator("summary")).toContainText("Weiß, gerade Klappe");
});
