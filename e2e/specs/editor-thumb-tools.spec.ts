import type { DesignDocument } from "@offizin/design";
import type { Locator, Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { type EditorPage, openEditor, photoFile } from "../fixtures/editor-page.ts";
import { type Finger, fingerOn, middleOf } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";
import { smallTargets } from "../fixtures/small-targets.ts";

type Element = DesignDocument["pages"][0]["elements"][0];

/** The elements of the first page as the server has them. */
async function saved(page: Page, editor: EditorPage): Promise<readonly Element[]> {
	await editor.untilSaved();
	const id = new URL(page.url()).searchParams.get("design");
	const answer = await page.request.get(`/web-api/designs/${id}`);
	const { document }: { document: DesignDocument } = await answer.json();
	return document.pages[0]?.elements ?? [];
}

const targetOf = (page: Page, id: string) => page.locator(`svg[role="group"] [data-element="${id}"]`).first();
const gripOf = (page: Page, grip: string) => page.locator(`svg[role="group"] [data-grip="${grip}"]`);

/** What all states of the editor owe a thumb and a reader of screens. */
async function expectSound(page: Page): Promise<void> {
	expect(await smallTargets(page, "main")).toEqual([]);
	const grips = await page.locator("[data-grip]").evaluateAll((all) => {
		const texts = [...document.querySelectorAll('[data-element][role="button"]:not([data-grip])')];
		const others = texts.filter((one) => !one.hasAttribute("data-selected"));
		return all.map((one) => {
			const { x, y, width, height } = one.getBoundingClientRect();
			const [across, down] = [x + width / 2, y + height / 2];
			// Where another text is tapped, a handle ends.
			const isBeside = others.some((other) => {
				const { left, right, top, bottom } = other.getBoundingClientRect();
				return (
					Math.hypot(Math.max(left - across, 0, across - right), Math.max(top - down, 0, down - bottom)) < 23
				);
			});
			return isBeside ? 44 : Math.min(width, height);
		});
	});
	for (const size of grips) expect(size).toBeGreaterThanOrEqual(44);
	expect(await violations(page)).toEqual([]);
}

async function choose(page: Page, finger: Finger, action: string): Promise<void> {
	await finger.tap(page.getByRole("button", { name: "Anordnen" }));
	const menu = page.getByRole("dialog", { name: "Anordnen" });
	await expect(menu).toBeVisible();
	const button = menu.getByRole("button", { name: action, exact: true });
	await button.scrollIntoViewIfNeeded();
	await finger.tap(button);
	// What leaves the menu open is closed by a tap beside it.
	if (await menu.isVisible()) await finger.tap({ x: 150, y: 24 });
	await expect(menu).toBeHidden();
}

async function put(page: Page, finger: Finger, editor: EditorPage, what: string): Promise<string> {
	await finger.tap(page.getByRole("tab", { name: "Elemente" }));
	const panel = page.getByRole("tabpanel", { name: "Elemente" });
	const button = panel.getByRole("button", { name: what, exact: true });
	await expect(button).toBeVisible();
	await button.scrollIntoViewIfNeeded();
	await finger.tap(button);
	if (await panel.isVisible()) await finger.tap(panel.getByRole("button", { name: "Schließen" }));
	await expect(panel).toBeHidden();
	return (await saved(page, editor)).at(-1)?.id ?? "";
}

async function dragBy(finger: Finger, from: Locator, x: number, y: number): Promise<void> {
	const at = await middleOf(from);
	await finger.drag(at, { x: at.x + x / 2, y: at.y + y / 2 }, { x: at.x + x, y: at.y + y });
}

test("[14] by fingers alone a shape is moved, sized, turned, lined up, locked, grouped, deleted, and all comes back", async ({
	page,
}) => {
	const editor = await openEditor(page, "/configurator-card/eukalyptus-klappkarte-a6-salbei/");
	const finger = await fingerOn(page);
	await finger.tap({ x: 20, y: 60 });
	const heart = await put(page, finger, editor, "Herz");
	const element = async () => (await saved(page, editor)).find(({ id }) => id === heart);
	const before = await element();
	if (!before) throw new Error("no shape");
	await finger.tap(targetOf(page, heart));
	await expect(gripOf(page, "rotate")).toHaveCount(1);
	await expectSound(page);

	/** The box as it is once something of it has become otherwise. */
	const boxAfter = async (earlier: Element, side: "x" | "width"): Promise<Element> => {
		await expect.poll(async () => (await element())?.box[side]).not.toBe(earlier.box[side]);
		return (await element()) ?? earlier;
	};
	await dragBy(finger, gripOf(page, "move"), -40, -60);
	const moved = await boxAfter(before, "x");
	expect(moved.box.x).toBeLessThan(before.box.x);
	expect(moved.box.y).toBeLessThan(before.box.y);
	expect(moved.box.width).toBe(before.box.width);
	await dragBy(finger, gripOf(page, "se"), 30, 30);
	const sized = await boxAfter(moved, "width");
	expect(sized.box.width).toBeGreaterThan(moved.box.width);
	expect(sized.box.x).toBe(moved.box.x);
	await dragBy(finger, gripOf(page, "rotate"), 50, -40);
	await expect.poll(async () => (await element())?.rotation).not.toBe(0);

	await choose(page, finger, "Rechte Kanten");
	const aligned = await boxAfter(sized, "x");
	await choose(page, finger, "Sperren");
	await expect.poll(async () => (await element())?.locked).toBe(true);
	await dragBy(finger, targetOf(page, heart), -40, 0);
	await expect(gripOf(page, "rotate")).toHaveCount(0);
	await expectSound(page);
	expect((await element())?.box).toEqual(aligned.box);
	await choose(page, finger, "Entsperren");

	const ellipse = await put(page, finger, editor, "Ellipse");
	await finger.tap(targetOf(page, ellipse));
	await dragBy(finger, gripOf(page, "move"), 20, -120);
	await choose(page, finger, "Ganz nach hinten");
	await expect.poll(async () => (await saved(page, editor))[0]?.id).toBe(ellipse);
	await choose(page, finger, "Mehrere auswählen");
	await finger.tap(page.getByRole("checkbox", { name: /Herz|Form/ }).last());
	await finger.tap(page.getByRole("button", { name: "Fertig" }));
	await expect(page.getByText("2 Elemente ausgewählt")).toBeVisible();
	await expectSound(page);
	await choose(page, finger, "Gruppieren");
	await expect.poll(async () => (await saved(page, editor)).some(({ type }) => type === "group")).toBe(true);
	await expectSound(page);
	await choose(page, finger, "Löschen");
	await expect.poll(async () => (await saved(page, editor)).some(({ id }) => id === heart)).toBe(false);
	const undo = page.getByRole("button", { name: /^Rückgängig/ });
	await finger.tap(undo);
	await expect.poll(async () => (await saved(page, editor)).some(({ id }) => id === heart)).toBe(true);
	// Step by step to where nothing was put yet.
	for (let step = 0; step < 14 && (await undo.getAttribute("aria-disabled")) !== "true"; step += 1)
		await finger.tap(undo);
	await expect(undo).toHaveAttribute("aria-disabled", "true");
	expect((await saved(page, editor)).some(({ id }) => id === heart || id === ellipse)).toBe(false);
});

test("[14] two fingers in a frame magnify the photo in it and nothing else, one moves it", async ({
	page,
}) => {
	const editor = await openEditor(page);
	const finger = await fingerOn(page);
	await finger.tap({ x: 20, y: 60 });
	const chooser = page.waitForEvent("filechooser");
	await finger.tap(editor.slot);
	await (await chooser).setFiles(await photoFile());
	const photo = async () => {
		const found = (await saved(page, editor)).find((one) => one.type === "photo");
		return found?.type === "photo" ? found.photo : null;
	};
	await expect.poll(photo).not.toBeNull();
	const whole = (await photo())?.crop;
	const sheet = page.locator("[data-sheet]");
	const width = (await sheet.boundingBox())?.width ?? 0;
	const { x, y } = await middleOf(editor.slot);
	await finger.pinch(
		[
			{ x: x - 20, y },
			{ x: x + 20, y },
		],
		[
			{ x: x - 50, y },
			{ x: x + 50, y },
		],
	);
	await expect.poll(async () => (await photo())?.crop.width ?? 1).toBeLessThan((whole?.width ?? 0) * 0.6);
	expect((await sheet.boundingBox())?.width).toBeCloseTo(width, 0);
	const near = (await photo())?.crop;
	await finger.drag({ x, y }, { x: x - 40, y });
	await expect.poll(async () => (await photo())?.crop.x ?? 0).toBeGreaterThan(near?.x ?? 1);
	expect((await photo())?.crop.width).toBeCloseTo(near?.width ?? 0, 5);
	await expectSound(page);
});
