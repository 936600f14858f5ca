import { expect, test } from "vitest";
import { addressOf } from "./site-of-request.ts";

const demo = { port: 3000, publicOrigins: undefined };
const named = {
	port: 8080,
	publicOrigins: { papiervogel: "https://www.papiervogel.example", bildwand: "https://www.bildwand.example" },
};

test.each([
	["localhost:3000", "papiervogel", "http://localhost:3001"],
	["localhost:3001", "bildwand", "http://localhost:3001"],
	["192.168.0.7:3001", "bildwand", "http://192.168.0.7:3001"],
	["[::1]:3001", "bildwand", "http://[::1]:3001"],
])("in the demo the port of %s chooses %s", (host, channel, bildwand) => {
	expect(addressOf(demo, host)).toMatchObject({ channel, origins: { bildwand } });
});

test("behind a forwarded port the first channel has the address it was asked for by", () => {
	expect(addressOf(demo, "localhost:8080")).toMatchObject({
		channel: "papiervogel",
		origins: { papiervogel: "http://localhost:8080" },
	});
});

test.each([
	["www.bildwand.example", "bildwand"],
	["www.papiervogel.example", "papiervogel"],
	["angreifer.example", "papiervogel"],
	["<script>", "papiervogel"],
])("with names the host %s chooses %s and never changes an address", (host, channel) => {
	expect(addressOf(named, host)).toEqual({ channel, origins: named.publicOrigins });
});
