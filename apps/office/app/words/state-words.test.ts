import { mailStates } from "@offizin/contract";
import { deliveryStates, paymentMethods, paymentStates, productionStates } from "@offizin/orders";
import { describe, expect, test } from "vitest";
import {
	deliveryWords,
	jobWords,
	mailStateWords,
	paymentMethodWord,
	paymentWords,
	productionWords,
	type StateLook,
} from "./state-words.ts";

const tables: readonly [string, readonly string[], Readonly<Record<string, StateLook>>][] = [
	["payment", paymentStates, paymentWords],
	["production", productionStates, productionWords],
	["delivery", deliveryStates, deliveryWords],
	["mail", mailStates, mailStateWords],
	["job", ["queued", "running", "done", "failed"], jobWords],
];

describe.each(tables)("%s", (_, states, words) => {
	test("has words for every state and for nothing else", () => {
		expect(Object.keys(words).sort()).toEqual([...states].sort());
	});

	test("tells its states apart by word and by shape, without colour", () => {
		const looks = Object.values(words);
		expect(new Set(looks.map(({ word }) => word)).size).toBe(looks.length);
		expect(new Set(looks.map(({ shape }) => shape)).size).toBe(looks.length);
	});
});

test("every method of payment has a German word", () => {
	for (const method of paymentMethods) expect(paymentMethodWord(method)).not.toBe(method);
});
