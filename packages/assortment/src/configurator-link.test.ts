import { defaultConfiguration } from "@offizin/solver";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLink, type LinkReferences, parseLink } from "./configurator-link.ts";
import { productOf, products } from "./registry.ts";

function open(link: string) {
	const { pathname, searchParams } = new URL(link, "https://papiervogel.example");
	return parseLink(pathname, Object.fromEntries(searchParams));
}

const text = fc
	.string({ minLength: 1, maxLength: 20, unit: "grapheme" })
	.filter((value) => value.trim() !== "");
const references: fc.Arbitrary<LinkReferences> = fc.record(
	{
		template: text,
		designGroupId: text,
		designGroupSetId: text,
		themeId: text,
		occasion: text,
		isSample: fc.constant(true),
		graduationsPageCount: fc.integer({ min: 1, max: 200 }),
	},
	{ requiredKeys: [] },
);

describe("[2.1-9] links into configurators", () => {
	test.each(products.map((product) => [product.key, product] as const))(
		"open a %s as it was",
		(_, product) => {
			const configuration = defaultConfiguration(product);
			const quantity = fc.integer({ min: 1, max: product.quantities.max });
			fc.assert(
				fc.property(references, quantity, (named, count) => {
					const link = { product, configuration, quantity: count, references: named };
					expect(open(formatLink(link))).toEqual({ ok: true, value: link });
				}),
			);
		},
	);

	test("[assortment.K14] stand under the six paths of the spec, two products of one path told apart", () => {
		const pathOf = (key: string) => {
			const product = productOf(key);
			if (!product) throw new Error(`there is a ${key}`);
			const [path, query] = formatLink({
				product,
				configuration: defaultConfiguration(product),
				references: {},
			}).split("?");
			return [path, new URLSearchParams(query).get("productType") === key];
		};
		expect(Object.fromEntries(products.map(({ key }) => [key, pathOf(key)]))).toEqual({
			calendar: ["/configurator-calendar/", false],
			card: ["/configurator-card/", false],
			collage: ["/configurator-collage/", false],
			giftwrap: ["/configurator-card/", true],
			guestbook: ["/configurator-photobook/", true],
			merch: ["/configurator-collage/", true],
			photobook: ["/configurator-photobook/", false],
			photobox: ["/configurator-photobox/", false],
			photoframe: ["/configurator-photo-frame/", false],
			photoprint: ["/configurator-photobox/", true],
		});
	});

	test("[assortment.K13] [3.8-1] read amount as the quantity where it is no option", () => {
		expect(open("/configurator-card/some-template/?amount=75")).toMatchObject({ value: { quantity: 75 } });
		expect(open("/configurator-photobox?amount=75&quantity=2")).toMatchObject({
			value: { quantity: 2, configuration: { amount: "75" } },
		});
	});

	test("[assortment.K10] take the first of a repeated parameter that is not empty, and numbers of JSON", () => {
		expect(parseLink("/configurator-card", { quantity: ["", "75"], themeId: ["", "1461"] })).toMatchObject({
			value: { quantity: 75, references: { themeId: "1461" } },
		});
		expect(parseLink("/configurator-card", { quantity: 75 })).toMatchObject({ value: { quantity: 75 } });
		expect(parseLink("/configurator-card", { quantity: 7.5 }).ok).toBe(false);
	});

	test("leave a design id to the layout of a collage", () => {
		const collage = open("/configurator-collage/");
		if (!collage.ok) throw new Error("there is a collage");
		const { designId } = collage.value.configuration;
		expect(open(`/configurator-collage/?designId=${designId}`)).toEqual(collage);
		expect(open("/configurator-calendar/?designId=77")).toMatchObject({
			value: { references: { designId: "77" } },
		});
	});

	test.each([
		["/warenkorb/", { code: "configurator_unknown", path: "/warenkorb/" }],
		["/configurator-card/?quantity=0", { code: "configurator_parameter_invalid", parameter: "quantity" }],
		["/configurator-card/?quantity=5001", { code: "configurator_parameter_invalid", parameter: "quantity" }],
		["/configurator-card/?amount=1e3", { code: "configurator_parameter_invalid", parameter: "amount" }],
		["/configurator-card/?isSample=ja", { code: "configurator_parameter_invalid", parameter: "isSample" }],
		[
			"/configurator-photobox/?productType=merch",
			{ code: "configurator_parameter_invalid", parameter: "productType", value: "merch" },
		],
		[
			"/configurator-card/?productType=photobook",
			{ code: "configurator_parameter_invalid", parameter: "productType", value: "photobook" },
		],
		[
			"/configurator-collage/?productType=pappe",
			{ code: "configuration_unknown_value", option: "productType", value: "pappe" },
		],
		["/configurator-card/?paperType=pappe", { code: "configuration_unknown_value", option: "paperType" }],
	])("refuse %s", (link, error) => {
		expect(open(link)).toMatchObject({ ok: false, error });
	});
});
