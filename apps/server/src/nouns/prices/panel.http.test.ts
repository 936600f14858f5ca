import { products } from "@offizin/assortment";
import { optionPanelSchema } from "@offizin/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { brandOf } from "../../testing/brand-of.ts";
import { browserOn } from "../../testing/browser.ts";
import { templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const ask = (query: string, headers?: Record<string, string>) =>
	browserOn(server.app).get(`/web-api/calculator/reference?${query}`, {
		"x-channel": brandOf(query),
		...headers,
	});

describe("the option panel", () => {
	test("speaks the language of the shop", async () => {
		const headers = { "x-locale": "en-GB" };
		const { body } = await ask("product=card&paperType=kraft", headers);
		const panel = optionPanelSchema.parse(body);
		const of = (key: string) => panel.options.find((option) => option.key === key);
		expect(of("paperType")).toMatchObject({ name: "Paper" });
		expect(of("refinementType")?.values.find(({ value }) => value === "relief")).toMatchObject({
			name: "Raised varnish",
			reason: expect.stringMatching(/^Raised varnish holds on coated paper only: Matt art paper, /),
			changes: [expect.stringMatching(/^Paper: /)],
		});
		const envelopes = of("envelope")?.values.flatMap(({ envelope }) => envelope ?? []);
		expect(envelopes).toContainEqual({ flap: "spitz", flapName: "pointed flap", colorName: "Sage" });
	});

	test.each(products.map(({ key }) => key))(
		"of %s is complete and prices what choosing would change",
		async (key) => {
			const { status, body } = await ask(`product=${key}`);
			expect(status).toBe(200);
			const panel = optionPanelSchema.parse(body);
			expect(panel.options.length).toBeGreaterThan(1);
			for (const option of panel.options) {
				const chosen = option.values.find(({ isChosen }) => isChosen);
				if (chosen)
					expect(chosen).toMatchObject({ isPossible: true, priceChange: 0, dateChange: 0, changes: [] });
				for (const { isPossible, reason } of option.values) expect(isPossible).toBe(reason === undefined);
			}
			expect(panel.ladder).toContainEqual({
				quantity: panel.quantity,
				unit: panel.quote.unit,
				total: panel.quote.total,
			});
		},
	);

	test("what a value announces is what its query then costs", async () => {
		const { body } = await ask("product=photobook&type=digitalfotobuch&format=a4-quer&pageCount=48");
		const values = body.options.flatMap(
			({ values }: { values: { query: string; priceChange: number }[] }) => values,
		);
		for (const { query, priceChange } of values.filter((_: unknown, index: number) => index % 7 === 0)) {
			const next = await ask(`product=photobook&${query}`);
			expect([query, next.body.quote.total]).toEqual([query, body.quote.total + priceChange]);
			expect(next.body.adjustments).toEqual([]);
		}
	});

	test.each([
		"product=photoframe&materialType=acrylglas&format=120x80",
		"product=photoframe&materialType=poster&format=60x40&frame=holzrahmen&frameType=nuss&matSize=30&glazing=acryl",
		"product=collage&productType=leinwand&formatType=60x40&designId=13",
	])("[3.4] no value at %s changes material or size, or another choice before it is told", async (query) => {
		const { body } = await ask(query);
		const panel = optionPanelSchema.parse(body);
		const [material = "", size = ""] = panel.options.map(({ key }) => key);
		expect(panel.adjustments).toEqual([]);
		for (const { key, values } of panel.options) {
			for (const { value, query: leadsTo, changes, along = [] } of values) {
				const next = Object.fromEntries(new URLSearchParams(leadsTo));
				expect(next).toMatchObject({
					[material]: panel.configuration[material],
					[size]: panel.configuration[size],
					[key]: value,
				});
				const others = Object.keys(next).filter(
					(other) => other !== key && next[other] !== panel.configuration[other],
				);
				expect([query, key, value, others.length]).toEqual([
					query,
					key,
					value,
					changes.length + along.length,
				]);
			}
		}
		const told = panel.options.flatMap(({ values }) => values).filter(({ isPossible }) => !isPossible);
		for (const { query: leadsTo, priceChange, changes, without } of told) {
			expect([changes.length > 0, without !== undefined]).toEqual([true, true]);
			const { body: next } = await ask(`product=${panel.product}&${leadsTo}`);
			expect([leadsTo, next.quote.total]).toEqual([leadsTo, panel.quote.total + priceChange]);
		}
	});

	test("[3.4] of an address with a frame that is not made for its material the frame is left out, and only that is told", async () => {
		const { body } = await ask(
			"product=photoframe&frame=holzrahmen&frameType=nuss&glazing=entspiegelt&materialType=acrylglas&format=120x80",
		);
		expect(body.configuration).toMatchObject({
			materialType: "acrylglas",
			format: "120x80",
			frame: "ohne",
			frameType: "ohne",
			glazing: "ohne",
		});
		expect(body.adjustments).toEqual([
			{
				option: "frame",
				name: "Rahmen",
				from: "Holzrahmen",
				to: "ohne Rahmen",
				reason: "Rahmen mit Glas gibt es nur für Papierdrucke: Poster und Hahnemühle FineArt.",
			},
		]);
	});

	test("an impossible combination becomes the nearest one, with the reason", async () => {
		const { status, body } = await ask("product=photobook&type=fotoheft&cover=hard");
		expect(status).toBe(200);
		expect(body.configuration).toMatchObject({ type: "fotoheft", cover: "soft" });
		expect(body.adjustments).toEqual([
			{
				option: "cover",
				name: "Einband",
				from: "Hardcover",
				to: "Softcover",
				reason: expect.stringMatching(/\.$/),
			},
		]);
	});

	test("a template narrows a card to its format and refinements", async () => {
		const template = templateWith({ formatType: "klappkarte-a6", refinement: "gold" });
		const { body } = await ask(`product=card&template=${template.id}&formatType=postkarte-a6`);
		const { values } = body.options.find(({ key }: { key: string }) => key === "formatType");
		expect(values.map(({ value }: { value: string }) => value)).toEqual(["klappkarte-a6"]);
		expect(body.configuration.formatType).toBe("klappkarte-a6");
		expect(body.adjustments).toEqual([
			expect.objectContaining({
				option: "formatType",
				reason: "Dieses Design gibt es nur als Klappkarte A6.",
			}),
		]);
		expect(body.configurator).toEqual({
			path: expect.stringMatching(new RegExp(`^/configurator-card/${template.id}/\\?formatType=`)),
		});
		expect(body.facts).toContainEqual({ name: "Porto", value: "Standardbrief, 0,95\u00a0€" });
	});

	test.each([
		["product=tapete", "product_unknown", "product"],
		["product=card&template=gibt-es-nicht", "template_unknown", "template"],
		["product=calendar&template=eukalyptus", "template_unknown", "template"],
		["product=photobook&paper=papyrus", "configuration_unknown_value", "paper"],
		["product=photobook&pageCount=25", "configuration_unknown_value", "pageCount"],
		["product=photoframe&format=0x40", "configuration_unknown_value", "format"],
		["product=photoframe&format=1000000000x40", "configuration_unknown_value", "format"],
		["product=card&sku=envelope-gibt-es-nicht", "configuration_unknown_value", "sku"],
		["product=merch&quantity=0", "quantity_out_of_range", "quantity"],
		["product=merch&quantity=-1", "quantity_out_of_range", "quantity"],
		["product=merch&quantity=5001", "quantity_out_of_range", "quantity"],
		["product=merch&quantity=1.5", "quantity_out_of_range", "quantity"],
	])("refuses %s as %s", async (query, code, field) => {
		expect(await ask(query)).toMatchObject({
			status: 422,
			body: { code, fields: { [field]: expect.any(String) } },
		});
	});

	test("a quantity that is no number cannot be read", async () => {
		expect(await ask("product=merch&quantity=viele")).toMatchObject({
			status: 400,
			body: { code: "request_invalid" },
		});
		expect((await ask("product=merch&quantity=")).status).toBe(200);
	});
});
