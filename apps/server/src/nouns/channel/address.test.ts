import { expect, test } from "vitest";
import { addressOf, hostsOf } from "./address.ts";

const none = { papiervogel: {}, bildwand: {} };
const demo = { port: 3000, publicOrigins: undefined, marketOrigins: none };
const named = {
	port: 8080,
	publicOrigins: { papiervogel: "https://www.papiervogel.example", bildwand: "https://www.bildwand.example" },
	marketOrigins: { papiervogel: { ch: "https://www.papiervogel.ch.example" }, bildwand: {} },
};

test.each([
	["localhost:3000", "papiervogel", "http://localhost:3001", true],
	["localhost:3001", "bildwand", "http://localhost:3001", true],
	["127.0.0.1:3001", "bildwand", "http://127.0.0.1:3001", true],
	["[::1]:3001", "bildwand", "http://[::1]:3001", true],
	["192.168.0.7:3001", "bildwand", "http://192.168.0.7:3001", false],
	["localhost.evil.example:3001", "bildwand", "http://localhost.evil.example:3001", false],
])("in the demo the port of %s chooses %s", (host, channel, bildwand, isOwnHost) => {
	expect(addressOf(demo, host)).toMatchObject({ channel, origins: { bildwand }, isOwnHost });
});

test("behind a forwarded port the first channel has the address it was asked for by", () => {
	expect(addressOf(demo, "localhost:8080")).toMatchObject({
		channel: "papiervogel",
		origins: { papiervogel: "http://localhost:8080" },
	});
});

test.each([
	["www.bildwand.example", "bildwand", true],
	["www.papiervogel.example", "papiervogel", true],
	["angreifer.example", "papiervogel", false],
	["localhost", "papiervogel", false],
	["<script>", "papiervogel", false],
])("with names the host %s chooses %s and never changes an address", (host, channel, isOwnHost) => {
	expect(addressOf(named, host)).toEqual({
		channel,
		market: undefined,
		origins: named.publicOrigins,
		isOwnHost,
	});
});

test("[2.1-7] the host of a country names its market", () => {
	const address = addressOf(named, "www.papiervogel.ch.example");
	expect(address).toMatchObject({ channel: "papiervogel", market: "ch", isOwnHost: true });
	expect(hostsOf(named, address, "papiervogel")).toEqual({
		shared: "https://www.papiervogel.example",
		markets: { ch: "https://www.papiervogel.ch.example" },
	});
});
