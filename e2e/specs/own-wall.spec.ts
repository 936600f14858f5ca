import type { Locator, Page } from "@playwright/test";
import { jpeg } from "../../apps/server/src/testing/photos.ts";
import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

/** Where the corners of a sheet of A4 are, in widths of the photo: 42 mm to a tenth of it, so that the wall is 210 cm wide. */
const sheet = [
	[0.2, 0.2],
	[0.3, 0.2],
	[0.3, 0.3414],
	[0.2, 0.3414],
] as const;

async function boxOf(seen: Locator) {
	const box = await seen.boundingBox();
	if (!box) throw new Error("It is seen");
	return box;
}

async function markSheet(page: Page, wall: Locator): Promise<void> {
	for (const [index, [x, y]] of sheet.entries()) {
		const mark = page.getByRole("button", { name: /^Ecke des Blatts/ }).nth(index);
		const [at, photo] = [await boxOf(mark), await boxOf(wall)];
		await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
		await page.mouse.down();
		await page.mouse.move(photo.x + x * photo.width, photo.y + y * photo.width, { steps: 3 });
		await page.mouse.up();
	}
}

test("[15] a picture on one's own wall: measured by a sheet of A4, moved, and the photo of the wall stays here", async ({
	page,
}) => {
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	await page.goto(
		`${runAddress().origins.bildwand}/products/wandbild/?materialType=leinwand&format=90x60&frame=ohne`,
	);
	await page.getByRole("button", { name: "An der eigenen Wand ansehen" }).click();
	await page.getByLabel("Foto der Wand auswählen").setInputFiles({
		name: "wand.jpg",
		mimeType: "image/jpeg",
		buffer: Buffer.from(await jpeg(2000, 1500)),
	});
	const wall = page.getByRole("img", { name: "Ihre Wand" });
	await wall.scrollIntoViewIfNeeded();
	await markSheet(page, wall);
	const hung = page.getByRole("button", { name: "Bild auf der Wand verschieben" });
	const photo = await boxOf(wall);

	await test.step("90 of the 210 cm that the wall is wide", async () => {
		const { width, height } = await boxOf(hung);
		expect(Math.abs((width / photo.width) * 210 - 90)).toBeLessThan(1.5);
		expect(Math.abs((height / photo.width) * 210 - 60)).toBeLessThan(1.5);
	});

	await test.step("arrows move it by a centimetre, with the shift key by ten", async () => {
		const before = await boxOf(hung);
		await hung.focus();
		await page.keyboard.press("Shift+ArrowRight");
		await page.keyboard.press("ArrowUp");
		const after = await boxOf(hung);
		expect(((after.x - before.x) / photo.width) * 210).toBeCloseTo(10, 0);
		expect(((before.y - after.y) / photo.width) * 210).toBeCloseTo(1, 0);
	});

	await test.step("a length somebody knows does, too", async () => {
		await page.getByRole("radio", { name: "An einer Länge, die Sie kennen" }).check();
		await page.getByRole("spinbutton", { name: "Länge in cm" }).fill("84");
		// Two fifths of the width are 84 cm: the wall is 210 cm wide again.
		const { width } = await boxOf(hung);
		expect(Math.abs((width / photo.width) * 210 - 90)).toBeLessThan(1.5);
		await page.getByRole("spinbutton", { name: "Länge in cm" }).fill("");
		await expect(page.getByText("So wird daraus kein Maßstab")).toBeVisible();
		await expect(hung).toHaveCount(0);
	});
	expect(await violations(page)).toEqual([]);
	expect(sent).toEqual([]);
});
