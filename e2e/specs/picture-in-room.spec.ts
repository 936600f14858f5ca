import type { Page } from "@playwright/test";
import { chromiumLaunch } from "../../tools/chromium.ts";
import { realPhoto } from "../../tools/real-photo.ts";
import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

/** Models are drawn by WebGL, here without a graphics card. */
const args = chromiumLaunch.args.filter((arg) => arg !== "--disable-gpu");
test.use({
	launchOptions: {
		...chromiumLaunch,
		args: [...args, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
	},
});

/** How large the model is that is shown, in metres, to a tenth of a millimetre. */
async function shownSize(page: Page): Promise<readonly number[]> {
	await page.waitForFunction(() => {
		const viewer = document.querySelector("model-viewer");
		return viewer !== null && "loaded" in viewer && viewer.loaded === true;
	});
	return await page.evaluate(() => {
		const viewer = document.querySelector("model-viewer") as HTMLElement & {
			getDimensions(): Record<"x" | "y" | "z", number>;
		};
		const { x, y, z } = viewer.getDimensions();
		return [x, y, z].map((metres) => Math.round(metres * 10_000) / 10_000);
	});
}

/** What the address says it is, in metres. */
function chosenSize(page: Page): readonly number[] {
	const [width = 0, height = 0] = (new URL(page.url()).searchParams.get("format") ?? "")
		.split("x")
		.map(Number);
	return [width / 100, height / 100];
}

test("[15] one's own picture as a body for one's own room: as large as it is chosen, and opened on a phone by a code", async ({
	page,
	phone,
	isMobile,
}) => {
	const { bildwand } = runAddress().origins;
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		if (!["data:", "blob:"].includes(new URL(request.url()).protocol) && !request.url().startsWith(bildwand))
			elsewhere.push(request.url());
	});
	await page.goto(
		`${bildwand}/products/wandbild/?materialType=leinwand&format=90x60&edge=spiegel&frame=ohne`,
	);
	await page.getByLabel("Foto auswählen").setInputFiles(await realPhoto());
	await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeVisible();
	const door = page.getByRole("button", { name: "In Ihrem Raum ansehen (AR)" });
	const dialog = page.getByRole("dialog", { name: "In Ihrem Raum ansehen" });

	await test.step("it is as large as it is chosen, and as thick as its bar", async () => {
		if (isMobile) await door.tap();
		else await door.click();
		expect(await shownSize(page)).toEqual([...chosenSize(page), 0.025]);
		await expect(dialog.getByText(/2,5\scm, in wahrer Größe/)).toBeVisible();
		await expect(dialog.getByText("Dieses Gerät kann das Bild nicht in den Raum stellen.")).toBeVisible();
		expect(await violations(page)).toEqual([]);
	});

	if (!isMobile) {
		await test.step("a code opens it on a phone, with its photo", async () => {
			const made = page.waitForResponse((answer) => answer.url().endsWith("/links"));
			await dialog.getByRole("button", { name: "Code fürs Handy erstellen" }).click();
			const { url } = (await (await made).json()) as { readonly url: string };
			await expect(dialog.getByRole("img", { name: "Auf dem Handy öffnen" })).toBeVisible();
			await expect(dialog.getByText(/Mit der Kamera des Handys scannen/)).toBeVisible();
			const chosen = new URL(page.url()).searchParams;
			const design = chosen.get("design");
			chosen.delete("design");
			await phone.page.goto(`${url}?${new URLSearchParams({ hung: chosen.toString() }).toString()}`);
			await phone.page.getByRole("button", { name: "Auf diesem Gerät öffnen" }).click();
			await expect(phone.page).toHaveURL(new RegExp(`/products/wandbild/.*design=${design}`));
			expect(chosenSize(phone.page)).toEqual(chosenSize(page));
			await expect(phone.page.locator("[data-wall][data-hung]")).toBeVisible();
		});
	}

	await test.step("it closes by the keyboard, and the door has the focus again", async () => {
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await expect(door).toBeFocused();
	});

	await test.step("another size is another model", async () => {
		const smaller = new URL(page.url());
		smaller.searchParams.set("format", "45x30");
		await page.goto(smaller.href);
		await door.focus();
		await page.keyboard.press("Enter");
		expect(await shownSize(page)).toEqual([0.45, 0.3, 0.025]);
		await dialog.getByRole("button", { name: "Schließen" }).click();
		await expect(dialog).toHaveCount(0);
	});
	// Neither a decoder nor a light is fetched from where the viewer would look for one.
	expect(elsewhere).toEqual([]);
});

test("[15] a collage as a body: its drawing, on the material and in the size it is chosen", async ({
	page,
}) => {
	const { bildwand } = runAddress().origins;
	await page.goto(`${bildwand}/products/collage/?productType=leinwand&formatType=60x40&designId=4`);
	await page.getByRole("button", { name: "In Ihrem Raum ansehen (AR)" }).click();
	const [width, height, depth] = await shownSize(page);
	expect([width, height, depth]).toEqual([0.6, 0.4, 0.025]);
});
