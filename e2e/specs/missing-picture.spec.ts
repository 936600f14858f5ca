import { expect, test } from "@playwright/test";
import { runAddress } from "../fixtures/run-address.ts";

// Without the journey's watch over faults: what this provokes stands on the console.
test.beforeEach(({ page }) => page.route("**/img/**", (route) => route.fulfill({ status: 500, body: "" })));

test("[4-14] where a picture does not come, a block of its size says so in the page's language", async ({
	page,
}) => {
	const shop = runAddress().origins.papiervogel;
	await page.goto(`${shop}/karten-designen/hochzeit/`);
	const missing = page.getByRole("main").getByText(/^Dieses Bild fehlt gerade: /);
	await expect(missing.first()).toBeVisible();
	const box = await missing.first().boundingBox();
	expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(50);

	await page.goto(`${shop}/en/karten-designen/hochzeit/`);
	const english = page.getByRole("main").getByText(/^This picture is missing at the moment: /);
	await expect(english.first()).toBeVisible();
});
