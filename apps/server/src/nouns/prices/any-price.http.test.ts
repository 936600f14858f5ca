import { products } from "@offizin/assortment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const ask = (path: string, channel = "papiervogel") =>
	browserOn(server.app).get(path, { "X-Channel": channel });

test.each(products.map(({ key, channels: [channel = ""] }) => [key, channel]))(
	"the price of %s is the one its panel shows",
	async (product, channel) => {
		const price = await ask(`/web-api/price?product=${product}&quantity=3`, channel);
		const panel = await ask(`/web-api/calculator/reference?product=${product}&quantity=3`, channel);
		expect(price).toMatchObject({
			status: 200,
			body: { total: panel.body.quote.total, lines: panel.body.quote.lines },
		});
	},
);

test("a template is priced as it opens; it is none of another product", async () => {
	const template = "eukalyptus-klappkarte-a6-salbei";
	const card = await ask(`/web-api/price?product=card&template=${template}&quantity=50`);
	const told = await ask(`/web-api/card-price?template=${template}&quantity=50`);
	expect(card.body).toEqual(told.body);
	expect(card.body.configuration.formatType).toBe("klappkarte-a6");
	expect(await ask(`/web-api/price?product=giftwrap&template=${template}`)).toMatchObject({
		status: 422,
		body: { code: "template_unknown" },
	});
});

test("[7.3-1] what nobody can be asked is refused by its name", async () => {
	expect(await ask("/web-api/price?product=kite")).toMatchObject({
		status: 422,
		body: { code: "product_unknown" },
	});
	expect(await ask("/web-api/price?product=giftwrap&paperType=creme")).toMatchObject({
		status: 400,
		body: { code: "parameter_unknown" },
	});
	expect(await ask("/web-api/price?product=photoframe")).toMatchObject({
		status: 422,
		body: { code: "product_not_sold" },
	});
});
