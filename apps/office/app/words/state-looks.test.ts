import { mailStates } from "@offizin/contract";
import { deliveryStates, paymentMethods, paymentStates, productionStates } from "@offizin/orders";
import { describe, expect, test } from "vitest";
import { paymentMethodWord } from "./payment-method.ts";
import {
	deliveryLooks,
	jobLooks,
	mailLooks,
	paymentLooks,
	productionLooks,
	type StateLook,
	storyLooks,
} from "./state-looks.ts";
import { sayDe, sayEn } from "./words-fixtures.ts";

const tables: readonly [string, readonly string[], Readonly<Record<string, StateLook>>][] = [
	["payment", paymentStates, paymentLooks],
	["production", productionStates, productionLooks],
	["delivery", deliveryStates, deliveryLooks],
	["mail", mailStates, mailLooks],
	["story", ["draft", "published", "changed", "scheduled", "overdue"], storyLooks],
	["job", ["queued", "running", "done", "failed"], jobLooks],
];

describe.each(tables)("%s", (_, states, words) => {
	test("has words for every state and for nothing else", () => {
		expect(Object.keys(words).sort()).toEqual([...states].sort());
	});

	test.each([sayDe, sayEn])("tells its states apart by word and by shape, without colour", (t) => {
		const looks = Object.values(words);
		expect(new Set(looks.map(({ word }) => t(`states.${word}`))).size).toBe(looks.length);
		expect(new Set(looks.map(({ shape }) => shape)).size).toBe(looks.length);
	});
});

test.each([sayDe, sayEn])("every method of payment has a word", (t) => {
	for (const method of paymentMethods) expect(paymentMethodWord(method, t)).not.toBe(method);
	expect(paymentMethodWord("cash", t)).toBe("cash");
});
