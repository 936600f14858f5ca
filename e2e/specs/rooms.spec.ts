import type { Locator, Page } from "@playwright/test";
import { violationsInBothWidths } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";
import { smallTargets } from "../fixtures/small-targets.ts";

/** The room on the page: named by what is seen of it. */
function roomSeen(page: Page, about: RegExp): Locator {
	return page.getByRole("img", { name: about });
}

/** Centimetres of wall that the picture is shown wide, by the pixels of both. */
async function centimetresOf(picture: Locator, room: Locator, wall: number): Promise<number> {
	const [hung, seen] = [await picture.boundingBox(), await room.boundingBox()];
	if (!hung || !seen) throw new Error("Both are seen");
	return (hung.width / seen.width) * wall;
}

test("[15] a picture hangs in ten rooms at true scale: chosen by keyboard and by thumb, in each paint", async ({
	page,
	isMobile,
}) => {
	await page.goto(`${runAddress().origins.bildwand}/en/rooms/`);
	await expect(page.getByRole("group", { name: "Wall colour: Warm grey" })).toBeVisible();
	await page.goto(`${runAddress().origins.bildwand}/raeume/`);
	const rooms = page.getByRole("group", { name: "Raum" });
	const paints = page.getByRole("group", { name: /^Wandfarbe/ });
	const picture = page.getByRole("img", { name: "Leinwand" });
	await expect(rooms.getByRole("radio")).toHaveCount(10);
	const living = roomSeen(page, /^Wohnzimmer mit/);
	await expect(living).toBeVisible();
	expect(Math.abs((await centimetresOf(picture, living, 400)) - 120)).toBeLessThan(0.5);
	await expect(page.getByText("Wand 4,0 m breit, Bild 120 × 80 cm: im gleichen Maßstab")).toBeVisible();

	await test.step("another room", async () => {
		if (isMobile) await rooms.getByText("Esszimmer").tap();
		else {
			await rooms.getByRole("radio", { name: "Wohnzimmer" }).focus();
			await page.keyboard.press("ArrowRight");
		}
		await expect(rooms.getByRole("radio", { name: "Esszimmer" })).toBeChecked();
		const dining = roomSeen(page, /^Esszimmer mit/);
		await expect(dining).toBeVisible();
		await expect(page.getByText("Wand 4,2 m breit")).toBeVisible();
		expect(Math.abs((await centimetresOf(picture, dining, 420)) - 120)).toBeLessThan(0.5);
		await expect(dining).toHaveAttribute("src", /\/room\/dining\/sage$/);
	});

	await test.step("another paint, which stays in the next room", async () => {
		if (isMobile) await paints.locator("label").filter({ hasText: "Petrol" }).tap();
		else {
			await paints.getByRole("radio", { name: "Salbei" }).focus();
			await page.keyboard.press("ArrowRight");
		}
		await expect(paints).toHaveAccessibleName("Wandfarbe: Petrol");
		await expect(roomSeen(page, /^Esszimmer mit/)).toHaveAttribute("src", /\/room\/dining\/petrol$/);
		await rooms.getByText("Loft").click();
		await expect(roomSeen(page, /^Loft mit/)).toHaveAttribute("src", /\/room\/loft\/petrol$/);
		await expect(roomSeen(page, /^Loft mit/)).toHaveJSProperty("complete", true);
	});

	if (isMobile) expect(await smallTargets(page, "main")).toEqual([]);
	else expect(await violationsInBothWidths(page)).toEqual([]);
});
