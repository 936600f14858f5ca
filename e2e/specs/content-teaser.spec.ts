import { violations } from "../fixtures/axe.ts";
import { signIn } from "../fixtures/back-office.ts";
import { expect, type Person, test } from "../fixtures/journey.ts";
import { press } from "../fixtures/press.ts";
import { openStory } from "../fixtures/story-editor.ts";
import { startTwoServers, type TwoServers } from "../fixtures/two-servers.ts";

const TITLE = "Ein Umschlag, und das Fest beginnt.";

/** A publication is to be seen everywhere within a second; a busy machine may take longer. */
const SEEN_WITHIN_MS = 5000;
const POLL_MS = 20;

const onTwoServers = test.extend<{ readonly servers: TwoServers }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
	servers: async ({}, use) => {
		const servers = await startTwoServers();
		await use(servers);
		await servers.end();
	},
	run: async ({ servers: { first } }, use) => use({ origins: first.origins, staff: first.staff }),
});

onTwoServers(
	"the teaser of the home page is changed, seen in both widths, scheduled, published for visitors of another process and restored",
	async ({ staff, servers, page: visitor }) => {
		await signIn(staff);
		const home = `${servers.second.origins.papiervogel}/`;
		const shownAfterMs = await walkTeaser(staff, home, async () => {
			await visitor.goto(home);
			await expect(visitor.getByText(TITLE).first()).toBeVisible();
		});
		console.log(`Published in one process, seen on another after ${shownAfterMs} ms.`);
		expect(shownAfterMs, "ms until the page of the other process shows it").toBeLessThan(SEEN_WITHIN_MS);
	},
);

test.describe("on a phone", () => {
	test.use({ staffDevice: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } });

	test("the teaser of the home page is changed, seen in both widths, scheduled, published and restored", async ({
		staff,
		run,
	}) => {
		await signIn(staff);
		await walkTeaser(staff, `${run.origins.papiervogel}/`, async () => {});
	});
});

/**
 * From the home page as it is to another teaser and back; `look` is called while visitors at `home` see it. Answers how
 * many milliseconds after the publication was sent they did.
 */
async function walkTeaser({ page }: Person, home: string, look: () => Promise<void>): Promise<number> {
	const html = async () => (await fetch(home)).text();
	const expectGood = async (stop: string) => {
		expect(await violations(page), stop).toEqual([]);
		const overflow = await page.evaluate(() => {
			const { scrollWidth, clientWidth } = document.documentElement;
			return scrollWidth - clientWidth;
		});
		expect(overflow, `${stop}: wider than the window`).toBeLessThanOrEqual(0);
	};
	const editor = await openStory(page, "Papiervogel", "Startseite");
	await expectGood("page with its blocks");

	await press(editor.blocks.getByRole("button", { name: /^Bild des Teasers\s*Ein Umschlag/ }));
	const title = editor.form.getByRole("textbox", { name: "Titel", exact: true });
	const before = await title.inputValue();
	await title.fill(TITLE);
	for (const width of ["desktop", "phone"] as const) {
		const frame = await editor.preview(width);
		await expect(frame.getByText(TITLE).first()).toBeVisible();
	}
	await editor.untilSaved();
	await expectGood("preview");
	await editor.show("form");
	expect(await html()).not.toContain(TITLE);

	const schedule = await editor.step("Zeitpunkt …");
	await press(schedule);
	await page.getByLabel("Veröffentlichen am").fill("2030-12-06T09:00");
	await expectGood("time of a publication");
	await press(page.getByRole("button", { name: "Zeitpunkt speichern" }));
	await expect(schedule).toBeFocused();
	await expect(page.getByRole("main")).toContainText(/06\.12\.2030 um 09:00 Uhr/);

	const untilShown = async () => {
		await page.waitForRequest((request) => request.postDataJSON()?.publish === true);
		const sentAt = performance.now();
		await expect.poll(html, { intervals: [POLL_MS] }).toContain(TITLE);
		return Math.round(performance.now() - sentAt);
	};
	const [shownAfterMs] = await Promise.all([
		untilShown(),
		editor.publish(() => expectGood("findings before publishing")),
	]);
	await look();
	await expect(page.getByRole("main")).not.toContainText("06.12.2030");

	const versions = await editor.step("Fassungen");
	await press(versions);
	const older = page.getByRole("combobox", { name: "Ältere Fassung" });
	await older.selectOption(await older.locator("option").last().getAttribute("value"));
	// A cell of the table, or one of a pair on a phone.
	await expect(editor.dialog.locator("td, dd").getByText(TITLE)).toBeVisible();
	const versionPage = (which: string) => page.frameLocator(`iframe[title="Seite der ${which} Fassung"]`);
	await expect(versionPage("neueren").getByText(TITLE).first()).toBeVisible();
	await expect(versionPage("älteren").getByText(before.replaceAll("*", "")).first()).toBeVisible();
	await expect(versionPage("älteren").getByText(TITLE)).toHaveCount(0);
	await expectGood("versions side by side");
	await press(page.getByRole("button", { name: /wiederherstellen/ }));
	await expect(title).toHaveValue(before);
	await expect(versions).toBeFocused();
	await editor.publish();
	await expect.poll(html, { intervals: [POLL_MS] }).not.toContain(TITLE);
	return shownAfterMs;
}
