import { describe, expect, test } from "vitest";
import { pageOfPayload, payloadAddress, payloadAsked } from "./payload-address.ts";

const origin = "https://karten.example";

describe("[7.1-4] the data of a page", () => {
	test.each([
		["/_.data", "/_payload.json?b1"],
		["/_root.data", "/_payload.json?b1"],
		[
			"/at/produkte/_.data?color=green&_routes=a%2Cb",
			"/at/produkte/_payload.json?b1&color=green&_routes=a%2Cb",
		],
		["/produkte.data", "/produkte/_payload.json?b1"],
	])("of %s are asked for at %s", (data, address) => {
		expect(payloadAddress(origin + data, "b1")).toBe(origin + address);
	});

	test("what was asked is told again, with the build", () => {
		const asked = new URL(payloadAddress(`${origin}/en/liste/_.data?color=green&color=red&_routes=x`, "b1"));
		expect(pageOfPayload(asked.pathname)).toBe("/en/liste/");
		const read = payloadAsked(asked);
		expect(read?.build).toBe("b1");
		expect(read?.data.href).toBe(`${origin}/en/liste/_.data?color=green&color=red&_routes=x`);
	});

	test("without a build nothing is taken for one", () => {
		const read = payloadAsked(new URL(`${origin}/_payload.json?color=green`));
		expect([read?.build, read?.data.search]).toEqual(["", "?color=green"]);
	});

	test("other addresses ask none", () => {
		for (const path of ["/", "/produkte/", "/payload.json", "/_payload.json/"])
			expect(payloadAsked(new URL(origin + path))).toBeUndefined();
	});
});
