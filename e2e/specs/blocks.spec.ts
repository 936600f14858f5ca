import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

test("axe finds nothing on the gallery of all blocks, in either brand", async ({ page, run }) => {
	for (const origin of [run.origins.papiervogel, run.origins.bildwand]) {
		await page.goto(`${origin}/bausteine/`);
		await expect(page.getByRole("heading", { level: 1, name: "Bausteine der Seiten" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Reicht Ihr Foto?" })).toBeVisible();
		expect(await violations(page), origin).toEqual([]);
	}
});

const QUIET_MS = 300;

/** Nothing more has come for a while: scripts fetch others, and styles with them. */
async function untilQuiet(quietMs: number): Promise<void> {
	const loaded = () => performance.getEntriesByType("resource").length;
	for (let before = -1; before !== loaded(); ) {
		before = loaded();
		await new Promise((resolve) => setTimeout(resolve, quietMs));
	}
}

test("the styles of all blocks come with the page: nothing is drawn anew when its script comes", async ({
	page,
	run,
}) => {
	await page.addInitScript(() => {
		const redrawn: string[] = [];
		Object.assign(window, { redrawn });
		document.addEventListener("transitionrun", ({ target, propertyName }) => {
			// Slides that take turns by themselves are meant to.
			if (target instanceof Element && !target.matches("[data-runs] > ul"))
				redrawn.push(`${propertyName} of ${target.outerHTML.slice(0, 90)}`);
		});
	});
	for (const address of [
		"/",
		"/bausteine/",
		`${run.origins.bildwand}/`,
		`${run.origins.bildwand}/bausteine/`,
	]) {
		// The first thing that a script which has come asks for. The network of a page after another one is never idle.
		await Promise.all([page.waitForResponse(/\/web-api\/customer-data/), page.goto(address)]);
		await page.evaluate(untilQuiet, QUIET_MS);
		expect(await page.evaluate("redrawn"), address).toEqual([]);
	}
});

test("[2.4-1] slides take turns by their row of controls, and can be stopped", async ({ page }) => {
	await page.goto("/bausteine/");
	const carousel = page.getByRole("region", { name: "Vorgestellt" });
	const second = carousel.getByRole("link", { name: "Papier", exact: true });
	await expect(carousel.locator("[data-runs]")).toBeVisible();
	await expect(carousel.getByRole("heading", { name: "Papier ist der halbe Gruß" })).not.toBeInViewport();
	await second.click();
	await expect(second).toHaveAttribute("aria-current", "true");
	await expect(carousel.getByRole("heading", { name: "Papier ist der halbe Gruß" })).toBeInViewport();
	await carousel.getByRole("button", { name: "Anhalten" }).click();
	await expect(carousel.getByRole("button", { name: "Weiterlaufen" })).toBeVisible();
});

test("[2.4-5] a press that wanders far in few moves is still a click, many moves are a drag", async ({
	page,
}) => {
	await page.goto("/bausteine/");
	const carousel = page.getByRole("region", { name: "Vorgestellt" });
	await expect(carousel.locator("[data-runs]")).toBeVisible();
	const link = carousel.getByRole("link", { name: "Hochzeitskarten ansehen" }).first();
	await link.scrollIntoViewIfNeeded();
	const box = await link.boundingBox();
	if (!box) throw new Error("The button of the slide has no place");
	const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 30, y, { steps: 15 });
	await page.mouse.up();
	await expect(page).toHaveURL(/\/bausteine\/$/);
	const first = carousel.getByRole("link", { name: "Hochzeit", exact: true });
	await expect(first).toHaveAttribute("aria-current", "false");
	await first.click();
	await expect(first).toHaveAttribute("aria-current", "true");
	// The controls lie lower: the page has been scrolled to them.
	await link.hover();
	const moved = await link.boundingBox();
	if (!moved) throw new Error("The button of the slide has no place");
	const now = { x: moved.x + moved.width / 2, y: moved.y + moved.height / 2 };
	await page.mouse.down();
	await page.mouse.move(now.x + 20, now.y, { steps: 2 });
	await page.mouse.up();
	await expect(page).toHaveURL(/\/karten-designen\/hochzeit\/$/);
});

test("[2.5-1] pictures are turned by buttons, dots and keys, and after the last comes the first", async ({
	page,
}) => {
	await page.goto("/bausteine/");
	const carousel = page.getByRole("region", { name: "Aus der Nähe" });
	const dot = (number: number) => carousel.getByRole("button", { name: new RegExp(`, ${number} von 3$`) });
	await carousel.scrollIntoViewIfNeeded();
	await expect(dot(1)).toHaveAttribute("aria-current", "true");
	await carousel.getByRole("button", { name: "Zurück" }).click();
	await expect(dot(3)).toHaveAttribute("aria-current", "true");
	await carousel.getByRole("button", { name: "Weiter" }).click();
	await expect(dot(1)).toHaveAttribute("aria-current", "true");
	await dot(2).click();
	await expect(dot(2)).toHaveAttribute("aria-current", "true");
	await page.keyboard.press("ArrowRight");
	await expect(dot(3)).toHaveAttribute("aria-current", "true");
	await expect(carousel.getByText("Acrylglas, dessen Kante das Licht führt")).toBeInViewport();

	// A row that is not endless has a first and a last, where not all of it is seen at once.
	await page.setViewportSize({ width: 500, height: 900 });
	const row = page.locator("section[data-shows=tiles]").first();
	await row.scrollIntoViewIfNeeded();
	const next = row.getByRole("button", { name: "Weiter" });
	await expect(row.getByRole("button", { name: "Zurück" })).toHaveAttribute("aria-disabled", "true");
	await expect(next).toHaveAttribute("aria-disabled", "false");
	await row.locator("button[aria-current]").last().click();
	await expect(next).toHaveAttribute("aria-disabled", "true");
	await expect(row.getByRole("button", { name: "Zurück" })).toHaveAttribute("aria-disabled", "false");
});

test.describe("with motion turned off", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("nothing turns by itself, and nothing offers to stop it", async ({ page }) => {
		await page.goto("/bausteine/");
		const carousel = page.getByRole("region", { name: "Vorgestellt" });
		await expect(carousel.locator("[data-runs]")).toBeVisible();
		await expect(carousel.getByRole("button", { name: "Anhalten" })).toHaveCount(0);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("both home pages are whole, and slides are a row to scroll", async ({ page, run }) => {
		await page.goto("/");
		for (const name of [
			"Welche Karte wann",
			"Papier ist der halbe Gruß",
			"Frisch gezeichnet",
			"Außer Karten",
		])
			await expect(page.getByRole("heading", { name })).toBeVisible();
		await page.goto(`${run.origins.bildwand}/`);
		// The styles of what comes later as a script are here without it.
		await expect(page.locator("section").first()).toHaveCSS("display", "grid");
		for (const name of [
			"Fünf Formate, ein Maßstab",
			"Drei Kanten",
			"Reicht Ihr Foto?",
			"Wir sagen Bescheid.",
		])
			await expect(page.getByRole("heading", { name })).toBeVisible();
		await page.getByLabel("Breite in Pixeln").fill("300");
		await page.getByLabel("Höhe in Pixeln").fill("200");
		await page.getByRole("button", { name: "Prüfen" }).click();
		await expect(page.getByText("zu wenig Pixel").first()).toBeVisible();
		await page.goto("/bausteine/");
		await expect(page.getByRole("button", { name: "Anhalten" })).toHaveCount(0);
		await page.getByRole("link", { name: "Papier", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Papier ist der halbe Gruß" }).first()).toBeInViewport();
	});
});
