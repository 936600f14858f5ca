import type { Locator, Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { logIn } from "../fixtures/back-office.ts";
import { expect, test } from "../fixtures/journey.ts";
import { addStory, type MadeStory, spaces, storyEditor } from "../fixtures/story-editor.ts";

const headline = (uid: string, words: string) => ({
	_uid: uid,
	component: "page-headline",
	headline: words,
	headlineType: "h2",
});

/** A page with a picture that nobody has described and a link to a page that has been deleted. */
async function makeUnfinished(page: Page): Promise<MadeStory> {
	const gone = await addStory(page, { name: "Verschwunden" });
	const deleted = await page.request.delete(`/v1/spaces/${spaces.papiervogel}/stories/${gone.id}`);
	expect(deleted.status(), await deleted.text()).toBe(200);
	const content = {
		_uid: "page",
		component: "page",
		title: "Werkbank",
		body: [
			headline("tools", "Falzbein und Schere"),
			headline("paper", "Bogen aus Baumwolle"),
			{
				_uid: "picture",
				component: "image-with-text",
				image: { fieldtype: "asset", id: null, filename: "/img/w640/still/papiervogel-atelier", alt: "" },
				headline: "Licht auf der Kante",
				linkText: "Mehr davon",
				link: { fieldtype: "multilink", linktype: "story", id: gone.uuid, url: "", cached_url: "weg" },
			},
		],
	};
	return addStory(page, { name: "Werkbank", content });
}

/** Takes a block by its handle and lets it go over another one. */
async function drag(page: Page, handle: Locator, over: Locator): Promise<void> {
	const middles: { readonly x: number; readonly y: number }[] = [];
	for (const place of [handle, over]) {
		await place.scrollIntoViewIfNeeded();
		const box = await place.boundingBox();
		if (!box) throw new Error("It has no place on the page");
		middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
	}
	const [from = { x: 0, y: 0 }, to = from] = middles;
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x, to.y, { steps: 12 });
	await page.mouse.up();
}

test("a click in the preview opens a block, hand and keys put it elsewhere, a translation stands beside it, and what is missing is named before visitors see it", async ({
	staff,
	page: visitor,
}) => {
	const { page } = staff;
	await logIn(staff);
	const { id } = await makeUnfinished(page);
	await page.goto(`/office/content/${spaces.papiervogel}/${id}`);
	const editor = storyEditor(page);
	const preview = await editor.preview("desktop");
	const headlines = preview.getByRole("main").getByRole("heading", { level: 2 });
	const [tools, paper, light] = ["Falzbein und Schere", "Bogen aus Baumwolle", "Licht auf der Kante"];
	await expect(headlines).toHaveText([tools, paper, light]);

	await test.step("a click on a block opens its form", async () => {
		// Who clicks before the page in the frame has come alive clicks again.
		await expect(async () => {
			await headlines.filter({ hasText: light }).click();
			const title = page.getByRole("heading", { level: 2, name: "Bild mit Text" });
			await expect(title).toBeFocused({ timeout: 1000 });
		}).toPass();
		await expect(editor.form.getByRole("textbox", { name: "Überschrift", exact: true })).toHaveValue(light);
		await headlines.filter({ hasText: paper }).click();
		await expect(editor.form.getByRole("textbox", { name: "Überschrift", exact: true })).toHaveValue(paper);
	});

	const row = (words: string) => editor.blocks.getByRole("listitem").filter({ hasText: words });
	const handleOf = (words: string) => row(words).getByRole("button", { name: /verschieben$/ });
	await test.step("the mouse puts it first, keys put it second again", async () => {
		await drag(page, handleOf(paper), row(tools));
		await expect(headlines).toHaveText([paper, tools, light]);
		const within = "Seite „Werkbank“";
		// The tree tells of the mouse in a place of its own.
		const told = page.locator("p[role=status]").filter({ hasText: within });
		await handleOf(paper).press("Space");
		await page.keyboard.press("ArrowDown");
		await expect(told).toHaveText(`Überschrift „${paper}“: ${within}, nach Überschrift „${tools}“.`);
		await page.keyboard.press("Space");
		await expect(told).toHaveText(
			`Abgelegt. Überschrift „${paper}“: ${within}, nach Überschrift „${tools}“.`,
		);
		await expect(handleOf(paper)).toBeFocused();
		await expect(headlines).toHaveText([tools, paper, light]);
		await page.getByRole("button", { name: "Rückgängig" }).click();
		await expect(headlines).toHaveText([paper, tools, light]);
	});

	await test.step("both languages stand beside each other, and the preview follows", async () => {
		await page.getByRole("combobox", { name: "Übersetzung" }).selectOption({ label: "English" });
		await expect(editor.form.getByRole("textbox", { name: "Überschrift (Deutsch)" })).toHaveValue(paper);
		await editor.form.getByRole("textbox", { name: "Überschrift (English)" }).fill("A sheet of cotton");
		for (const width of ["desktop", "phone"] as const) {
			const frame = await editor.preview(width);
			await expect(frame.getByRole("heading", { name: "A sheet of cotton" })).toBeVisible();
			await expect(frame.getByRole("heading", { name: tools })).toBeVisible();
		}
		await editor.untilSaved();
		expect(await violations(page), "translations beside each other").toEqual([]);
	});

	await test.step("a broken link and a picture without words are named, and lead to their fields", async () => {
		const publish = page.getByRole("button", { name: "Veröffentlichen …" });
		await publish.click();
		const finding = (words: string) => editor.dialog.getByRole("listitem").filter({ hasText: words });
		await expect(finding("„Ziel“ führt zu einer Seite, die es nicht mehr gibt.")).toHaveCount(1);
		const noWords = finding("„papiervogel-atelier“ hat keine Bildbeschreibung");
		await expect(noWords).toHaveCount(1);
		expect(await violations(page), "findings").toEqual([]);
		await noWords.getByRole("button").click();
		await expect(editor.dialog).toHaveCount(0);
		const picture = editor.form.getByRole("group", { name: "Bild", exact: true });
		await expect(picture.locator(":focus")).toHaveCount(1);
		await picture.getByRole("textbox", { name: "Bildbeschreibung" }).fill("Kante eines Bogens");
		const link = editor.form.getByRole("group", { name: "Ziel", exact: true });
		await link.getByLabel("Führt zu").selectOption({ label: "einer anderen Adresse" });
		await link.getByLabel("Adresse").fill("/papiere/");
		await editor.untilSaved();
		await publish.click();
		await expect(editor.dialog.getByText("Alles in Ordnung.")).toBeVisible();
		await editor.dialog.getByRole("button", { name: "Abbrechen" }).click();
	});

	await editor.publish();
	await visitor.goto("/werkbank/");
	const shown = visitor.getByRole("main").getByRole("heading", { level: 2 });
	await expect(shown).toHaveText([paper, tools, light]);
	await expect(visitor.getByRole("img", { name: "Kante eines Bogens" })).toBeVisible();
	await visitor.goto("/en/werkbank/");
	await expect(shown).toHaveText(["A sheet of cotton", tools, light]);
});
