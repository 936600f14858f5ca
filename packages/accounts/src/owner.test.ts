import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatOwner, parseOwner } from "./owner.ts";

const letters = fc.constantFrom(..."ABCXYZabcxyz0189_-");
const idOf = (length: number) => fc.string({ unit: letters, minLength: length, maxLength: length });
const arbitraryStored = fc.oneof(
	idOf(43).map((id) => `visitor:${id}`),
	idOf(22).map((id) => `customer:${id}`),
);

const hash = "x".repeat(43);

describe("an owner", () => {
	test("is one text, read and written", () => {
		fc.assert(
			fc.property(arbitraryStored, (text) => {
				const owner = parseOwner(text);
				expect(owner.ok && formatOwner(owner.value)).toBe(text);
			}),
		);
	});

	test("says whether it is a browser or an account", () => {
		expect(parseOwner(`visitor:${hash}`)).toMatchObject({ value: { kind: "visitor" } });
		expect(parseOwner("customer:0123456789012345678901")).toEqual({
			ok: true,
			value: { kind: "customer", id: "0123456789012345678901" },
		});
	});

	test("two owners have two texts, whatever their ids", () => {
		fc.assert(
			fc.property(arbitraryStored, arbitraryStored, (one, other) => {
				const [a, b] = [parseOwner(one), parseOwner(other)];
				expect(JSON.stringify(a) === JSON.stringify(b)).toBe(one === other);
			}),
		);
	});

	test.each([
		["nothing", ""],
		["a bare hash, as it was stored before accounts", "x".repeat(43)],
		["a kind alone", "visitor:"],
		["a hash that is too short", `visitor:${"x".repeat(42)}`],
		["a hash that is too long", `visitor:${"x".repeat(44)}`],
		["the id of one kind under the other", `customer:${"x".repeat(43)}`],
		["another kind", `staff:${"x".repeat(43)}`],
		["another case", `Visitor:${"x".repeat(43)}`],
		["room around it", ` visitor:${"x".repeat(43)}`],
		["a line's end", `visitor:${"x".repeat(43)}\n`],
		["another letter", `visitor:${"x".repeat(42)}ä`],
		["a second colon", `visitor::${"x".repeat(42)}`],
	])("is never %s", (_, text) => {
		expect(parseOwner(text)).toEqual({ ok: false, error: { code: "owner_malformed", text } });
	});
});
