import fc from "fast-check";
import { expect, test } from "vitest";
import { localAddress } from "./local-address.ts";

const origin = "https://www.papiervogel.example";

test.each([
	["//evil.example/x", "/evil.example/x"],
	["/\\evil.example", "/evil.example"],
	["\\\\evil.example", "/evil.example"],
	["/\t/evil.example", "/evil.example"],
	["\n//evil.example", "/evil.example"],
	["https://evil.example/", "/https://evil.example/"],
	["javascript:alert(1)", "/javascript:alert(1)"],
	["", "/"],
])("[security.M5] %j becomes %j", (address, local) => {
	expect(localAddress(address)).toBe(local);
});

test.each(["/", "/produkte/?color=green#top", "/%2F/evil.example", "/a/..//evil.example"])(
	"%j is local as it is",
	(address) => {
		expect(localAddress(address)).toBe(address);
	},
);

const parts = ["/", "\\", ".", "..", "\t", "\n", "\r", "\0", " ", "@", ":", "?", "#", "%2F", "%5C", "%09"];
const part = fc.constantFrom(...parts, "https:", "javascript:", "evil.example", "office");
const address = fc.oneof(
	fc.array(part, { maxLength: 8 }).map((words) => words.join("")),
	fc.string({ unit: "binary" }),
);

test("[security.M5] no address leads to another site", () => {
	fc.assert(
		fc.property(address, (asked) => {
			const local = localAddress(asked);
			expect(new URL(local, `${origin}/produkte/`).origin).toBe(origin);
			expect(localAddress(local)).toBe(local);
		}),
		{ numRuns: 2000 },
	);
});
