import { expect, test } from "@playwright/test";
import { runAddress } from "../fixtures/run-address.ts";

// Without the journey's watch over faults: the router says on the console what this provokes.
test("[4-18] a page whose script does not come is loaded once, the one asked for, and then says what is wrong", async ({
	page,
}) => {
	const shop = runAddress().origins.papiervogel;
	await page.goto(`${shop}/`);
	const loaded: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) loaded.push(request.url());
	});
	await page.route("**/assets/papers-*.js", (route) => route.fulfill({ status: 404, body: "" }));
	const link = page.locator('footer a[href="/papiere/"]').first();
	await Promise.all([page.waitForEvent("load"), link.click()]);
	await expect(page).toHaveURL(`${shop}/papiere/`);
	// It is read without its script, too.
	await expect(page.getByRole("heading", { level: 1, name: "Zehn Papiere" })).toBeVisible();
	await page.goto(`${shop}/`);
	await link.click();
	await expect(page.getByRole("heading", { name: "Das hat nicht geklappt" })).toBeVisible();
	expect(loaded).toEqual([`${shop}/papiere/`, `${shop}/`]);
});
