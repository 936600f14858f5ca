import { unreadParameters } from "@offizin/solver";
import { expect, test } from "vitest";
import { productOf } from "../registry.ts";

function unread(key: string, input: Readonly<Record<string, unknown>>) {
	const product = productOf(key);
	if (!product) throw new Error(`no product ${key}`);
	return unreadParameters(product, input);
}

test("[3.8-1] names what no choice is read from, whatever it says", () => {
	const told = { paperType: "matt", isSample: "1", papertype: "kraft", sku: "seal-gold", seal: "seal-gold" };
	expect(unread("card", told)).toEqual(["isSample", "papertype"]);
});

test("[5-5] an empty parameter asks for nothing", () => {
	expect(unread("card", { isSample: "", utm_source: undefined, occasion: [] })).toEqual([]);
});

test("[3.5-4] only calendars start on a date", () => {
	expect(unread("calendar", { startDate: "2027-03-01", year: "2027" })).toEqual([]);
	expect(unread("photobook", { startDate: "2027-03-01" })).toEqual(["startDate"]);
});
