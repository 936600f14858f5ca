import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import {
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	placeOrder,
	templateWith,
} from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

/** Takes the punching out of everything stored, as it was before cards could be punched. */
async function forgetPunchings(): Promise<void> {
	const { db } = server.platform.database;
	await sql`update design_revision set document = document #- '{configuration,punching}'`.execute(db);
	await sql`update order_line set configuration = configuration - 'punching'`.execute(db);
	await sql`update cart set lines = (
		select coalesce(jsonb_agg(line #- '{configuration,punching}'), '[]') from jsonb_array_elements(lines) as line
	)`.execute(db);
}

test("a design and a cart of before cards could be punched are unpunched, and can be ordered", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser);
	const added = await addToCart(browser, design.id);
	await forgetPunchings();

	const cart = await browser.get("/web-api/cart");
	expect(cart.body).toEqual(added.body);
	expect(cart.body.items[0].configuration.punching).toBe("ohne");
	expect((await browser.get(`/web-api/designs/${design.id}`)).body.document.configuration.punching).toBe(
		"ohne",
	);
	expect((await changeDesign(browser, design, [])).document.configuration.punching).toBe("ohne");
	// The same card again is the same line, not a second one.
	expect((await addToCart(browser, design.id, 100)).body.items).toHaveLength(1);

	const placed = await checkOut(browser, checkoutBody((await browser.get("/web-api/cart")).body));
	expect(placed.status).toBe(201);
});

test("an order of before cards could be punched opens unpunched", async () => {
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app));
	await forgetPunchings();
	const { body } = await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect(body.lines[0].configuration.punching).toBe("ohne");
});

test("[3.7-8] a punching costs 15 cents a piece and two days; an unknown one is refused by name", async () => {
	const browser = browserOn(server.app);
	const { id } = templateWith({ formatType: "klappkarte-a6" });
	const price = (punching: string) =>
		browser.get(
			`/web-api/card-price?template=${id}&paperType=matt&refinementType=ohne&quantity=50&punching=${punching}`,
		);
	const [plain, wavy] = [await price("ohne"), await price("welle")];
	expect(wavy.body.total - plain.body.total).toBe(750);
	expect(wavy.body.lines.at(-1)).toEqual({
		code: "card.punching",
		name: "Stanzung",
		quantity: 50,
		unit: 15,
		amount: 750,
	});
	expect(wavy.body.delivery > plain.body.delivery).toBe(true);
	expect(await price("zacken")).toMatchObject({ status: 422, body: { code: "configuration_unknown_value" } });
});

test("only formats with a template are listed", async () => {
	const { body } = await browserOn(server.app).get("/web-api/templates");
	const formats = body.facets.format.map(({ value }: { value: string }) => value);
	const cards = ["din-lang-quer", "klappkarte-a6", "klappkarte-sq145", "postkarte-a6"];
	const booklets = ["booklet-a5-8", "booklet-a6-8", "booklet-sq145-8"];
	expect(formats.sort()).toEqual([...booklets, ...cards]);
});
