import type { Page } from "@playwright/test";
import { agreedByOrdering } from "../../apps/server/src/nouns/checkout/payment-step.ts";
import { sweepDrafts } from "../../apps/server/src/nouns/checkout/sweep-drafts.ts";
import { browserOn } from "../../apps/server/src/testing/browser.ts";
import { checkOutWith, openPayment, ownerOf } from "../../apps/server/src/testing/check-out-with.ts";
import { addToCart, checkoutBody, makeDesign } from "../../apps/server/src/testing/shopper.ts";
import { editorPage, POSTCARD } from "../fixtures/editor-page.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type OwnServer, startOwnServer } from "../fixtures/own-server.ts";

// One server for all of them.
test.describe.configure({ mode: "default" });

let server: OwnServer;
test.beforeAll(async () => {
	server = await startOwnServer();
});
test.afterAll(() => server.close());

const BUSY = "Dieser Warenkorb wird gerade bestellt.";

/** A shopper whose checkout was cut off: the order is drafted, and nobody has finished it. */
async function cutOff(page: Page) {
	const visitor = browserOn({ request: (url, init) => fetch(url, init) }, server.origin);
	const { id: design } = await makeDesign(visitor, { template: POSTCARD });
	const { body: cart } = await addToCart(visitor, design);
	const [name = "", value = ""] = visitor.cookies().split(/=(.*)/s);
	await page.context().addCookies([{ name, value, url: server.origin }]);
	const body = checkoutBody(cart);
	await checkOutWith(server.platform, openPayment, { owner: ownerOf(visitor), key: `key-${design}`, body });
	return { design };
}

/** What the sweeper does some seconds later. */
function finish(): Promise<void> {
	const now = () => new Date(server.platform.now().getTime() + 10_000);
	return sweepDrafts({ ...server.platform, now }, agreedByOrdering);
}

test("[security.M1] a cart that is being ordered says so, and keeps what was typed and taken out", async ({
	page,
}) => {
	await cutOff(page);
	await page.goto(`${server.origin}/warenkorb/`);
	await page.getByText("Andere Auflage", { exact: true }).click();
	const field = page.getByRole("textbox", { name: /^Andere Auflage/ });
	await field.fill("77");
	await page.getByRole("button", { name: "Übernehmen" }).click();
	await expect(field).toHaveAccessibleDescription(new RegExp(BUSY));
	await expect(field).toHaveValue("77");
	await page.getByRole("button", { name: /^Entfernen/ }).click();
	await expect(page.getByRole("alert")).toContainText(BUSY);

	await finish();
	await page.getByRole("button", { name: /^Entfernen/ }).click();
	await expect(page.getByRole("heading", { name: "Noch nichts im Umschlag" })).toBeVisible();
});

test("[security.M1] a line that was ordered meanwhile is named as gone", async ({ page }) => {
	await cutOff(page);
	await page.goto(`${server.origin}/warenkorb/`);
	await finish();
	await page.getByRole("combobox", { name: /^Auflage/ }).selectOption("100");
	await expect(page.getByRole("alert")).toHaveText("Das liegt nicht mehr im Warenkorb.");
	await expect(page.getByRole("heading", { name: "Noch nichts im Umschlag" })).toBeVisible();
});

test("[security.M1] the editor says that the cart is being ordered, and tries again", async ({ page }) => {
	const { design } = await cutOff(page);
	await page.goto(`${server.origin}/configurator-card/${POSTCARD}/?design=${design}`);
	const editor = await editorPage(page);
	const add = (await editor.openProof()).getByRole("button", { name: "In den Warenkorb" });
	await add.click();
	await expect(page.getByRole("alert")).toContainText("Ihre Bestellung wird gerade ausgeführt.");
	await finish();
	await add.click();
	await expect(page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem")).toHaveCount(1);
});
