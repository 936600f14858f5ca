import { describe, expect, test } from "vitest";
import { formatsOf } from "#app/formats/formats.ts";
import { sayDe } from "#app/words/words-fixtures.ts";
import { type ChangeForm, readChange } from "./read-change.ts";

const cell = { table: "card.base", row: "50", column: "price", unit: "money", currency: "eur" } as const;
const form: ChangeForm = { amount: "1,79", validFrom: "2026-12-01", validUntil: "", reach: "currency" };
const read = (overrides: Partial<ChangeForm>) =>
	readChange({ ...form, ...overrides }, cell, "2026-11-21", sayDe, formatsOf("de-DE"));

describe("the form of a price", () => {
	test("becomes a change", () => {
		expect(read({})).toEqual({
			ok: true,
			value: {
				cells: [{ table: "card.base", row: "50", column: "price", amount: 179 }],
				reach: "currency",
				validFrom: "2026-12-01",
			},
		});
	});

	test("with a last day is a reduction for a while", () => {
		expect(read({ validUntil: "2026-12-06", reach: "shop" })).toMatchObject({
			ok: true,
			value: { reach: "shop", validUntil: "2026-12-06" },
		});
	});

	test.each<[Partial<ChangeForm>, string, RegExp]>([
		[{ amount: "1.79" }, "amount", /Komma: 1,79/],
		[{ amount: "19,90 CHF" }, "amount", /gilt in EUR, nicht in CHF/],
		[{ amount: "" }, "amount", /zum Beispiel 1,69/],
		[{ validFrom: "" }, "validFrom", /ersten Tag/],
		[{ validFrom: "2026-11-20" }, "validFrom", /Frühestens morgen, 21\.\sNovember\s2026/],
		[{ validUntil: "2026-11-30" }, "validUntil", /liegt vor dem ersten/],
	])("%j is refused beside its field", (overrides, field, words) => {
		expect(read(overrides)).toEqual({ ok: false, error: { [field]: expect.stringMatching(words) } });
	});

	test("says everything that is wrong at once", () => {
		const wrong = read({ amount: "zwei", validFrom: "" });
		expect(wrong.ok ? [] : Object.keys(wrong.error)).toEqual(["amount", "validFrom"]);
	});

	test("a first day tomorrow is early enough", () => {
		expect(read({ validFrom: "2026-11-21" }).ok).toBe(true);
	});
});
