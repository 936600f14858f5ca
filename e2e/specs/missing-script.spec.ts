import { expect, test } from "@playwright/test";
import { runAddress } from "../fixtures/run-address.ts";

// Without the journey's watch over faults: the router says on the console what this provokes.
test("[4-18] a page whose script does not come reloads itself once, then says what is wrong", async ({
	page,
}) => {
	await page.goto(`${runAddress().origins.papiervogel}/`);
	let reloads = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest()) reloads += 1;
	});
	await page.route("**/assets/papers-*.js", (route) => route.fulfill({ status: 404, body: "" }));
	const link = page.locator('footer a[href="/papiere/"]').first();
	await Promise.all([page.waitForEvent("load"), link.click()]);
	await link.click();
	await expect(page.getByRole("heading", { name: "Das hat nicht geklappt" })).toBeVisible();
	expect(reloads).toBe(1);
});
