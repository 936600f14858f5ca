import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { openEditor } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";

const FOLDED = "/configurator-card/soiree-klappkarte-a6-nachtblau/";

async function look(page: Page) {
	await page.getByRole("button", { name: "Ansehen", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Ihre Karte, fertig in der Hand" });
	return { dialog, picture: dialog.getByRole("img", { name: /^Die fertige Karte, 105 × 148 mm auf / }) };
}

interface Spot {
	readonly x: number;
	readonly y: number;
}

/** To the right, with the finger where there is one. */
async function drag(page: Page, hasTouch: boolean, { x, y }: Spot, by: number) {
	if (!hasTouch) {
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + by, y, { steps: 4 });
		return page.mouse.up();
	}
	const touch = await page.context().newCDPSession(page);
	const at = (share: number) => [{ x: x + by * share, y }];
	await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
	for (const share of [0.25, 0.5, 0.75, 1])
		await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
	await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("[14] the finished card opens and turns in the hand, by slider, by button and by drag, with its envelope", async ({
	page,
	hasTouch,
}) => {
	await openEditor(page, FOLDED);
	const { dialog, picture } = await look(page);
	await expect(picture).toHaveAccessibleName(/Halb offen, zu 50 % geöffnet$/);

	const open = dialog.getByRole("slider", { name: "Karte öffnen" });
	await open.focus();
	await page.keyboard.press("End");
	await expect(picture).toHaveAccessibleName(/zu 100 % geöffnet$/);
	await page.keyboard.press("ArrowLeft");
	await expect(open).toHaveAttribute("aria-valuetext", "zu 99 % geöffnet");

	await dialog.getByRole("button", { name: "Vorderseite" }).click();
	await expect(picture).toHaveAccessibleName(/Vorderseite, zu 0 % geöffnet$/);
	const front = dialog.getByRole("button", { name: "Vorderseite" });
	await expect(front).toHaveAttribute("aria-pressed", "true");
	expect(await violations(page)).toEqual([]);

	const turn = dialog.getByRole("slider", { name: "Karte drehen" });
	const before = Number(await turn.inputValue());
	const box = await picture.boundingBox();
	if (!box) throw new Error("The card has no place");
	await drag(page, hasTouch, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 100);
	await expect.poll(async () => Number(await turn.inputValue())).toBeGreaterThan(before + 20);
	await expect(front).toHaveAttribute("aria-pressed", "false");

	await dialog.getByRole("checkbox", { name: "Mit Umschlag" }).check();
	await expect(picture).toHaveAccessibleName(/mit Umschlag$/);
	await dialog.getByRole("button", { name: "Schließen" }).click();
	await expect(dialog).toBeHidden();
});

test("[14] whoever wants no motion gets still pictures, one of each view", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openEditor(page, FOLDED);
	const { dialog, picture } = await look(page);
	await expect(picture).toHaveAccessibleName(/Halb offen/);
	await expect(dialog.getByRole("slider")).toHaveCount(0);
	for (const view of ["Vorderseite", "Innen", "Rückseite", "Halb offen"]) {
		await dialog.getByRole("button", { name: view }).click();
		await expect(picture).toHaveAccessibleName(new RegExp(`: ${view}, `));
	}
	expect(await violations(page)).toEqual([]);
});

test("[14] the finished card is looked at from the proof, too", async ({ page }) => {
	const editor = await openEditor(page, FOLDED);
	const proof = await editor.openProof();
	await proof.getByRole("button", { name: "Als fertige Karte ansehen" }).click();
	const dialog = page.getByRole("dialog", { name: "Ihre Karte, fertig in der Hand" });
	await expect(dialog.getByRole("img", { name: /^Die fertige Karte/ })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(proof).toBeVisible();
});

test("[14] a booklet is leafed through: two real pages side by side after each leaf, and still where no motion is wanted", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openEditor(
		page,
		"/configurator-card/eukalyptus-booklet-sq145-8-staubblau/?formatType=booklet-sq145-12",
	);
	await page.getByRole("button", { name: "Ansehen", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Ihr Heft, fertig in der Hand" });
	const picture = (view: string) =>
		dialog.getByRole("img", { name: new RegExp(`^Das fertige Heft, 145 × 145 mm auf .*: ${view}$`) });
	await expect(picture("Seiten 2 und 3")).toBeVisible();
	const on = dialog.getByRole("button", { name: "Weiterblättern" });
	for (const left of [4, 6, 8, 10]) {
		await on.click();
		await expect(picture(`Seiten ${left} und ${left + 1}`)).toBeVisible();
	}
	await on.click();
	await expect(picture("Rückseite")).toBeVisible();
	await expect(on).toHaveAttribute("aria-disabled", "true");
	await dialog.getByRole("button", { name: "Zurückblättern" }).click();
	await expect(picture("Seiten 10 und 11")).toBeVisible();
	expect(await violations(page)).toEqual([]);
});
