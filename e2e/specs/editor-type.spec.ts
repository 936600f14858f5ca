import { findElement } from "@offizin/design";
import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

test("[14] part of a text gets capitals and wider letters while the text keeps its selection; undo takes them back", async ({
	page,
}) => {
	const editor = await openEditor(page);
	await editor.textOnPage("Titel").dblclick();
	await page.keyboard.press("Home");
	for (const _letter of "the ") await page.keyboard.press("Shift+ArrowRight");
	const tools = page.getByRole("toolbar", { name: /^Schrift von/ });
	await expect(tools).toContainText("Gilt für die Auswahl.");
	await tools.getByRole("button", { name: "Satz" }).click();
	await page.getByRole("button", { name: "Versalien" }).click();
	await page.getByRole("button", { name: "Buchstaben weiter" }).click();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog", { name: "Satz" })).toBeHidden();
	await expect(tools).toContainText("Gilt für die Auswahl.");
	await editor.untilSaved();

	const id = new URL(page.url()).searchParams.get("design");
	const runs = async () => {
		const { document } = await (await page.request.get(`/web-api/designs/${id}`)).json();
		const title = findElement(document, "title");
		return title?.type === "text" ? title.runs : null;
	};
	await expect.poll(runs).toEqual([{ start: 5, end: 9, style: { caps: "all", tracking: 10 } }]);
	// The wider letters, then the capitals: two steps.
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Control+z");
	await expect.poll(runs).toBeUndefined();
});
