import { products } from "@offizin/assortment";
import { productPages } from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { addToCart, makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
let browser: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	browser = browserOn(server.app);
});
afterAll(() => server.close());

/** Every address of this site that stands anywhere in an answer. */
function linksIn(value: unknown): string[] {
	if (typeof value === "string") return value.startsWith("/") ? [value] : [];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(linksIn) : [];
}

const isAnsweredHere = (link: string) => /^\/(web-api|price-api|img|fonts)\//.test(link);
/** The route table of the shop is held to these by a test of its own. */
const pages = Object.values<string>(productPages);

async function expectAnswers(links: readonly string[]) {
	for (const link of links) {
		if (isAnsweredHere(link)) expect([link, (await browser.send(link, {})).status]).toEqual([link, 200]);
		else expect(pages).toContain(link);
	}
}

describe.each(channelKeys)("what doors of %s hand out leads somewhere", (channel) => {
	test.each([
		"/web-api/express-shop",
		"/web-api/shipping-information",
		"/web-api/templates?tileCount=1",
		"/web-api/themes",
		...products.map(({ key }) => `/web-api/calculator/reference?product=${key}`),
	])("%s", async (door) => {
		const { body } = await browser.get(door, { "x-channel": channel });
		await expectAnswers(linksIn(body));
	});
});

test("the express shop names the page of each product", async () => {
	const { body } = await browser.get("/web-api/express-shop");
	expect(linksIn(body)).toHaveLength(body.total);
});

test("the panel of a card opens the editor of its design; nothing else can be designed yet", async () => {
	const { id } = templateWith({});
	const panel = await browser.get(`/web-api/calculator/reference?product=card&template=${id}`);
	expect(panel.body.configurator.path.split("?")[0]).toBe(`/configurator-card/${id}/`);
	expect((await browser.get("/web-api/calculator/reference?product=calendar")).body.configurator).toBeNull();
});

test("a cart hands out pictures that its owner can see, and the page its design opens on", async () => {
	const { id, document } = await makeDesign(browser);
	const [editor, ...links] = linksIn((await addToCart(browser, id)).body);
	expect(editor).toBe(`/configurator-card/${document.template}/?design=${id}&quantity=50`);
	expect(links.length).toBeGreaterThan(0);
	await expectAnswers(links);
});
