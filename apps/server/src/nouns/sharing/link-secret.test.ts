import { expect, test } from "vitest";
import { hashCode, newCode, readCode } from "./link-secret.ts";

test("a code has eight letters and digits that look like no other", () => {
	const codes = Array.from({ length: 200 }, newCode);
	for (const code of codes) {
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		expect(readCode(code)).toBe(code);
	}
	expect(new Set(codes).size).toBe(codes.length);
});

test.each([
	["7k3m-9qxa", "7K3M9QXA"],
	[" 7K3M 9QXA ", "7K3M9QXA"],
	["ol1I 0000", "01110000"],
	["7K3M–9QXA", "7K3M9QXA"],
	["7K3M9QX", undefined],
	["7K3M9QXAA", undefined],
	["7K3M9QXU", undefined],
	["", undefined],
])("a code is read however it is typed: %s", (typed, code) => {
	expect(readCode(typed)).toBe(code);
});

test("what is stored of a code is another under another secret", () => {
	expect(hashCode("one", "7K3M9QXA")).not.toBe(hashCode("other", "7K3M9QXA"));
	expect(hashCode("one", "7K3M9QXA")).not.toContain("7K3M9QXA");
});
