import { elementsOf } from "@offizin/design";
import { templateWords } from "@offizin/words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import {
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	templateWith,
} from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: false });
const field = elementsOf(template.document).find((one) => one.type === "text" && one.editable);
const type = (browser: Browser, design: { id: string; revision: number }, text: string) =>
	changeDesign(browser, design, [{ type: "setText", element: field?.id, text }]);

async function draftsOf(browser: Browser) {
	const { body, headers } = await browser.get("/web-api/customer-data");
	expect(headers.get("cache-control")).toBe("private, no-store");
	return body.drafts;
}

test("a visitor finds again what was begun, the last changed first, with a picture; nobody else does", async () => {
	const browser = browserOn(server.app);
	expect(await draftsOf(browser)).toEqual([]);
	const first = await makeDesign(browser, { template: template.id });
	server.clock.advance(60_000);
	const second = await makeDesign(browser, { template: template.id });
	expect((await draftsOf(browser)).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
	server.clock.advance(60_000);
	const changed = await type(browser, first, "Jana");
	const [newest, ...others] = await draftsOf(browser);
	expect(newest).toEqual({
		id: first.id,
		template: template.id,
		editor: `/configurator-card/${template.id}/?design=${first.id}`,
		name: "Jana",
		preview: `/web-api/designs/${first.id}/preview/front.webp?revision=2`,
		savedAt: changed.savedAt,
	});
	expect(others).toMatchObject([{ name: templateWords(template, "de-DE").name }]);
	expect((await browser.send(newest.preview, {})).headers.get("content-type")).toBe("image/webp");
	const stranger = browserOn(server.app);
	await makeDesign(stranger, { template: template.id });
	expect(await draftsOf(stranger)).toHaveLength(1);
});

test("what is ordered is no draft, until it is changed again", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: template.id });
	const { body: cart } = await addToCart(browser, design.id);
	expect(await draftsOf(browser)).toHaveLength(1);
	expect((await checkOut(browser, checkoutBody(cart))).status).toBe(201);
	expect(await draftsOf(browser)).toEqual([]);
	await type(browser, { ...design, revision: cart.items[0].revision }, "Noch einmal");
	expect(await draftsOf(browser)).toHaveLength(1);
});

test("no more than twenty are named", async () => {
	const browser = browserOn(server.app);
	for (let count = 0; count < 21; count++) await makeDesign(browser, { template: template.id });
	expect(await draftsOf(browser)).toHaveLength(20);
});
