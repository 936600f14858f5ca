import type { Route } from "@offizin/contract";
import * as contract from "@offizin/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { type AppUnderTest, startAppUnderTest } from "../testing/app-under-test.ts";
import { browserOn } from "../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
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

interface Parameter {
	readonly name: string;
	readonly in: string;
	readonly required?: boolean;
	readonly example?: string | number | readonly string[];
}

async function parametersOf(path: string): Promise<readonly Parameter[]> {
	const { body } = await browserOn(server.app).get("/web-api/openapi.json");
	return body.paths[path].get.parameters ?? [];
}

function addressOf(path: string, parameters: readonly Parameter[]): string {
	const query = new URLSearchParams();
	let address = path;
	for (const { name, in: place, example } of parameters) {
		if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
		else if (example !== undefined) for (const value of [example].flat()) query.append(name, String(value));
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

describe.each(doors.map((door) => [door.path, door] as const))("%s", (path, door) => {
	// A voucher holds in one currency.
	const asked = path === "/web-api/voucher" ? shops.slice(0, 2) : shops;

	test.each(asked)("answers its examples in %s, %s", async (channel, locale) => {
		const parameters = await parametersOf(path);
		const without = parameters.filter(({ example }) => example === undefined).map(({ name }) => name);
		expect(without).toEqual(path === "/web-api/collage-designer-merch-price" ? ["type", "format"] : []);
		const headers = { "x-channel": channel, "x-locale": locale };
		const answer = await browserOn(server.app).get(addressOf(path, parameters), headers);
		expect(answer).toMatchObject({ status: 200 });
		const read = schemaOf(door).safeParse(answer.body);
		expect(read.error?.issues ?? []).toEqual([]);
	});

	test("answers without parameters where none is required", async () => {
		const required = (await parametersOf(path)).filter((one) => one.required || one.in === "path");
		const answer = await browserOn(server.app).get(addressOf(path, required));
		expect(answer).toMatchObject({ status: 200 });
		const empty = required.length > 0 ? [] : (await parametersOf(path)).map(({ name }) => `${name}=`);
		expect((await browserOn(server.app).get(`${addressOf(path, required)}&${empty.join("&")}`)).status).toBe(
			200,
		);
	});
});
