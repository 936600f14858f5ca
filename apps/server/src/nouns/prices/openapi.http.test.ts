import type { Route } from "@offizin/contract";
import * as contract from "@offizin/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { brandOf } from "../../testing/brand-of.ts";
import { browserOn } from "../../testing/browser.ts";

interface Parameter {
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly example?: string | number | readonly string[];
}

let server: AppUnderTest;
let described: Readonly<Record<string, { readonly get: { readonly parameters?: readonly Parameter[] } }>>;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	described = (await browserOn(server.app).get("/web-api/openapi.json")).body.paths;
});
afterAll(() => server.close());

function isRoute(value: unknown): value is Route {
	return typeof value === "object" && value !== null && "path" in value && "responses" in value;
}

const exported: readonly unknown[] = Object.values(contract);
const doors = exported
	.filter(isRoute)
	.filter(
		({ method, path, tags: [tag] }) =>
			method === "get" &&
			(path.startsWith("/price-api/") || ["prices", "products", "accessories", "shipping"].includes(tag)),
	);

const shops = [
	["papiervogel", "de-DE"],
	["bildwand", "de-DE"],
	["papiervogel", "de-CH"],
	["bildwand", "fr-FR"],
	["papiervogel", "en-GB"],
	["bildwand", "en-US"],
] as const;

function parametersOf(path: string): readonly Parameter[] {
	return described[path]?.get.parameters ?? [];
}

function addressOf(path: string, parameters: readonly Parameter[]): string {
	const query = new URLSearchParams();
	let address = path;
	for (const { name, in: place, example } of parameters) {
		if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
		else if (place === "query" && example !== undefined)
			for (const value of [example].flat()) query.append(name, String(value));
	}
	return `${address}?${query}`;
}

function schemaOf({ responses }: Route): z.ZodType {
	const schema = responses[200]?.content?.["application/json"].schema;
	if (!schema) throw new Error("a door without an answer");
	return schema;
}

test("the doors of spec 7.3 and 7.4 are all there", () => {
	expect(doors.map(({ path }) => path)).toEqual(
		expect.arrayContaining([
			"/web-api/aspect-ratio",
			"/web-api/calculator/reference",
			"/web-api/calendar-design-group",
			"/web-api/calendar-price",
			"/web-api/express-shop",
			"/web-api/variants-for-frame-types",
			"/web-api/collage-designer-merch-price",
			"/web-api/collage-designer-design-groups",
			"/web-api/collage-designer-design-group",
			"/web-api/photobook-design-group-set",
			"/web-api/photobook-design-group-set/{id}",
			"/web-api/photobook-price",
			"/web-api/photobook-types",
			"/web-api/photobox-data",
			"/web-api/product-selection-photo-frame/price-article",
			"/web-api/product-selection-photo-frame/format-limits",
			"/web-api/product-selection-photo-frame/prices-format-group",
			"/web-api/product-selection-photo-frame/prices-formats",
			"/web-api/product-selection-photo-frame/prices-from",
			"/web-api/product-selection-photo-frame/data",
			"/web-api/sku/container",
			"/web-api/voucher",
			"/web-api/card-accessories",
			"/web-api/card-accessory-order",
			"/web-api/card-accessory-price",
			"/web-api/card-price",
			"/web-api/shipping-information",
			"/price-api/accessory",
			"/price-api/prices/format-group-prices-images",
			"/price-api/frame",
			"/price-api/photo-options-groups",
			"/price-api/prices/article",
			"/price-api/prices/format-group",
			"/price-api/prices/formats",
			"/price-api/photoboxes",
		]),
	);
});

/** Doors about what only one of the brands sells; the example of the panel is a card. */
const ofOneBrand = /frame|\/prices\/|aspect-ratio|photo-options|card|photobox|reference/;

test.each([
	["get", "/web-api/templates", ["X-Channel", "X-Locale"]],
	["get", "/web-api/templates/{id}", ["X-Channel", "X-Locale"]],
	["get", "/web-api/themes", ["X-Channel", "X-Locale"]],
	["post", "/web-api/cart/items", ["If-Match"]],
	["patch", "/web-api/cart/items/{id}", ["If-Match"]],
	["delete", "/web-api/cart/items/{id}", ["If-Match"]],
] as const)("%s %s names the headers it reads", async (method, path, headers) => {
	const { paths } = (await browserOn(server.app).get("/web-api/openapi.json")).body;
	const parameters: readonly Parameter[] = paths[path][method].parameters;
	const named = parameters.filter((one) => one.in === "header").map(({ name }) => name);
	expect(named).toEqual(expect.arrayContaining([...headers]));
});

describe.each(doors.map((door) => [door.path, door] as const))("%s", (path, door) => {
	const brand = { "x-channel": brandOf(path) };
	const sister = { "x-channel": brandOf(path) === "bildwand" ? "papiervogel" : "bildwand" };
	const selling = shops.filter(([channel]) => channel === brand["x-channel"] || !ofOneBrand.test(path));
	// A voucher holds in one currency.
	const asked = path === "/web-api/voucher" ? selling.slice(0, 2) : selling;

	test.each(asked)("answers its examples in %s, %s", async (channel, locale) => {
		const parameters = parametersOf(path);
		const without = parameters.filter(({ example }) => example === undefined).map(({ name }) => name);
		expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(["X-Channel", "X-Locale"]));
		expect(without).toEqual(path === "/web-api/collage-designer-merch-price" ? ["type", "format"] : []);
		const headers = { "x-channel": channel, "x-locale": locale };
		const answer = await browserOn(server.app).get(addressOf(path, parameters), headers);
		expect(answer).toMatchObject({ status: 200 });
		const read = schemaOf(door).safeParse(answer.body);
		expect(read.error?.issues ?? []).toEqual([]);
	});

	test("answers without parameters where none is required", async () => {
		const required = parametersOf(path).filter((one) => one.required || one.in === "path");
		const answer = await browserOn(server.app).get(addressOf(path, required), brand);
		expect(answer).toMatchObject({ status: 200 });
		const inQuery = parametersOf(path).filter((one) => one.in === "query");
		const empty = required.length > 0 ? [] : inQuery.map(({ name }) => `${name}=`);
		const address = `${addressOf(path, required)}&${empty.join("&")}`;
		expect((await browserOn(server.app).get(address, brand)).status).toBe(200);
	});

	test("refuses as described, in the shape described", async () => {
		const statuses = Object.keys(door.responses).filter((status) => status !== "200");
		const required = parametersOf(path).filter((one) => one.required || one.in === "path");
		const known = addressOf(path, required);
		const asked: Readonly<Record<string, readonly [address: string, init?: RequestInit]>> = {
			"400": [known, { headers: { ...brand, "x-locale": "xx" } }],
			"404": [path.includes("{id}") ? path.replace("{id}", "keine") : `${path}?designGroupId=keine`],
			"405": [known, { method: "POST" }],
			"422": wrongChoices[path]
				? [`${path}?${wrongChoices[path]}`, { headers: brand }]
				: [known, { headers: sister }],
		};
		for (const status of statuses.filter((one) => one !== "429")) {
			const [address = "", init = {}] = asked[status] ?? [];
			const answer = await browserOn(server.app).send(address, init);
			expect([status, String(answer.status)]).toEqual([status, status]);
			const schema = door.responses[Number(status)]?.content?.["application/json"].schema;
			const body = await answer.json();
			expect(schema?.parse(body)).toEqual(body);
		}
	});
});

/** What each door that chooses something cannot do. */
const wrongChoices: Readonly<Record<string, string>> = {
	"/web-api/product-overview": "product=photoprint",
	"/web-api/aspect-ratio": "width=3&height=2&materialType=pappe",
	"/web-api/calculator/reference": "product=gibt-es-nicht",
	"/web-api/calendar-price": "type=mondkalender",
	"/web-api/card-accessories": "formatType=gibt-es-nicht",
	"/web-api/card-accessory-order": "sku=seal-lila",
	"/web-api/card-accessory-price": "sku=seal-lila",
	"/web-api/card-price": "quantity=0",
	"/web-api/collage-designer-merch-price": "type=toaster",
	"/web-api/photobook-price": "type=fotoheft&cover=hard",
	"/web-api/product-selection-photo-frame/format-limits": "frame=gold",
	"/web-api/product-selection-photo-frame/price-article": "materialType=leinwand&frame=holzrahmen",
	"/web-api/product-selection-photo-frame/prices-format-group": "ratio=5:4",
	"/web-api/product-selection-photo-frame/prices-formats": "materialType=pappe",
	"/web-api/sku/container": "sku=seal-lila",
	"/web-api/variants-for-frame-types": "format=0x0",
	"/web-api/voucher": "code=GIBTESNICHT",
	"/price-api/accessory": "sku=seal-lila",
	"/price-api/frame": "frame=gold",
	"/price-api/photo-options-groups": "material=pappe",
	"/price-api/photoboxes": "design=dt1",
	"/price-api/prices/article": "format=500x500",
	"/price-api/prices/format-group": "materialType=pappe",
	"/price-api/prices/format-group-prices-images": "materialType=pappe",
	"/price-api/prices/formats": "materialType=pappe",
};
