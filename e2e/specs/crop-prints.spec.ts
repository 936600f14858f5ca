import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../fixtures/axe.ts";
import { download, openPrinted } from "../fixtures/back-office.ts";
import { fillCheckout, placeOrder } from "../fixtures/checkout-pages.ts";
import { fingerOn } from "../fixtures/finger.ts";
import { expect, test } from "../fixtures/journey.ts";
import { withPrintFile } from "../fixtures/print-file.ts";
import { runAddress } from "../fixtures/run-address.ts";

const quarters = ["#b03030", "#30a040", "#3050b0", "#d0b030"];

/** A square photo of four colours, so that each crop of it has one of its own. */
async function fourColours(): Promise<Buffer> {
	const quarter = (background: string) =>
		sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
			.png()
			.toBuffer();
	const parts = await Promise.all(quarters.map(quarter));
	return await sharp({ create: { width: 2000, height: 2000, channels: 3, background: "#fff" } })
		.composite(parts.map((input, at) => ({ input, left: (at % 2) * 1000, top: at < 2 ? 0 : 1000 })))
		.jpeg({ quality: 92 })
		.toBuffer();
}

/** Mean distance of two pictures in levels of a channel, as small ones. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
	const [a, b] = await Promise.all(
		[one, other].map((picture) =>
			sharp(picture).removeAlpha().resize(40, 60, { fit: "fill" }).raw().toBuffer(),
		),
	);
	if (!a || !b) throw new Error("Two pictures are compared.");
	return a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length;
}

const paperOf = (tile: Locator) => tile.locator("[data-paper]");

test("[15] prints are cropped by hand and by keys, seen so at once, kept, and printed so", async ({
	page,
	staff,
	isMobile,
}) => {
	test.setTimeout(300_000);
	const guest = { email: `${randomUUID()}@example.org`, firstName: "Zoë", lastName: "Łukasz" };
	const address = `${runAddress().origins.bildwand}/products/fotoabzuege/`;
	await page.goto(address);
	const buffer = await fourColours();
	await page
		.getByLabel("Fotos auswählen")
		.setInputFiles(["a.jpg", "b.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer })));
	const tiles = page.getByRole("list", { name: "Ihre Abzüge" }).getByRole("listitem");
	const kept = page.getByRole("status").filter({ hasText: /^Gespeichert$/ });
	await expect(kept).toBeVisible({ timeout: 60_000 });
	const before = await paperOf(tiles.nth(0)).screenshot();
	const dialog = page.getByRole("dialog", { name: "Ausschnitt von Foto 1" });
	const stage = dialog.getByRole("button", { name: /^Ausschnitt verschieben/ });

	await test.step("one is magnified and dragged until its red quarter fills the paper", async () => {
		await tiles
			.nth(0)
			.getByRole("button", { name: /^Ausschnitt/ })
			.click();
		await expect(dialog).toBeVisible();
		expect(await violations(page)).toEqual([]);
		const paper = await paperOf(dialog).boundingBox();
		if (!paper) throw new Error("A paper is shown.");
		const middle = { x: paper.x + paper.width / 2, y: paper.y + paper.height / 2 };
		const far = { x: middle.x + paper.width, y: middle.y + paper.height };
		if (isMobile) {
			const finger = await fingerOn(page);
			const pair = (by: number) =>
				[
					{ x: middle.x - by, y: middle.y },
					{ x: middle.x + by, y: middle.y },
				] as const;
			await finger.pinch(pair(25), pair(60));
			await finger.drag(middle, far);
			await finger.drag(middle, far);
		} else {
			await dialog.getByLabel("Vergrößern").fill("2");
			for (let times = 0; times < 2; times += 1) {
				await page.mouse.move(middle.x, middle.y);
				await page.mouse.down();
				await page.mouse.move(far.x, far.y, { steps: 5 });
				await page.mouse.up();
			}
		}
		const red = await sharp({ create: { width: 40, height: 60, channels: 3, background: quarters[0] ?? "" } })
			.png()
			.toBuffer();
		await expect.poll(async () => distance(await paperOf(dialog).screenshot(), red)).toBeLessThan(25);
		await dialog.getByRole("button", { name: "Nächstes Foto" }).click();
	});

	await test.step("the next one by keys: ten times one percent is once ten", async () => {
		const next = page.getByRole("dialog", { name: "Ausschnitt von Foto 2" });
		const own = next.getByRole("button", { name: /^Ausschnitt verschieben/ });
		const place = next.getByRole("status").first();
		await own.focus();
		const start = (await place.textContent()) ?? "";
		await page.keyboard.press("Shift+ArrowLeft");
		await expect(place).not.toHaveText(start);
		const moved = (await place.textContent()) ?? "";
		await page.keyboard.press("Shift+ArrowRight");
		await expect(place).toHaveText(start);
		for (let times = 0; times < 10; times += 1) await page.keyboard.press("ArrowLeft");
		await expect(place).toHaveText(moved);
		await next.getByRole("button", { name: "Zurücksetzen" }).click();
		await expect(place).toHaveText(start);
		await next.getByRole("button", { name: "Fertig" }).click();
		await expect(stage).toBeHidden();
	});

	const after = await paperOf(tiles.nth(0)).screenshot();
	expect(await distance(before, after)).toBeGreaterThan(40);
	expect(await distance(before, await paperOf(tiles.nth(1)).screenshot())).toBeLessThan(3);

	const isAsLeft = async () => {
		const paper = paperOf(tiles.nth(0));
		// Away from the bar that stands at the foot of a phone.
		await paper.evaluate((element) => element.scrollIntoView({ block: "center" }));
		return distance(after, await paper.screenshot());
	};
	await test.step("coming back finds the crop as it was left, on another paper too", async () => {
		await expect(kept).toBeVisible({ timeout: 30_000 });
		await page.goto(address);
		await expect(tiles).toHaveCount(2);
		await expect.poll(isAsLeft).toBeLessThan(6);
		if (isMobile) await page.getByText("Für alle 2 Fotos").click();
		await page.getByLabel("Format", { exact: true }).selectOption("13x18");
		// The same view on a paper of another shape: a little more of it is seen.
		await expect.poll(isAsLeft).toBeLessThan(12);
		await expect(kept).toBeVisible({ timeout: 30_000 });
	});

	// So many that an invoice is offered for them.
	for (const at of [0, 1]) await tiles.nth(at).getByRole("spinbutton").fill("70");
	await expect(page.getByText("140 Abzüge")).toBeVisible();
	await expect(kept).toBeVisible({ timeout: 30_000 });
	await page.getByRole("button", { name: "In den Warenkorb" }).click();
	await fillCheckout(page, guest);
	const number = await placeOrder(page);
	await test.step("the print shows what the tile showed", async () => {
		await openPrinted(staff, guest.email, number);
		await withPrintFile(await download(staff.page, /13x18.*\.pdf$/), async (file) => {
			expect(await distance(await file.picture(1, 200), after)).toBeLessThan(20);
			expect(await distance(await file.picture(71, 200), before)).toBeLessThan(20);
			expect(await distance(await file.picture(71, 200), after)).toBeGreaterThan(40);
		});
	});
});
