import { buildLine, builtInList, plainCard } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartLine } from "./cart-line.ts";
import { shippingWays } from "./shipping-ways.ts";

const tuesday = "2026-11-17T09:00:00.000Z";
const withFoil = { ...plainCard, refinementType: "gold" };

function offered(lines: readonly CartLine[], more: Partial<Parameters<typeof shippingWays>[1]> = {}) {
	const terms = { list: builtInList(), orderedAt: tuesday, country: "DE", ...more };
	return shippingWays(lines, terms).map(({ shippingType, sameDay, price, arrival }) => [
		...[sameDay ? `${shippingType}+sameDay` : shippingType, price.amount, arrival],
	]);
}

describe("[cart.C14] [3.7-9] ways of sending that are worth their price", () => {
	test("cards to Berlin: Saturday comes later than express and costs more", () => {
		expect(offered([buildLine()], { postalCode: "10623" })).toEqual([
			["standard", 499, "2026-11-24"],
			["express", 1299, "2026-11-19"],
			["express+sameDay", 2289, "2026-11-18"],
		]);
	});

	test("what takes four days is not made on one; handed over on Friday it comes on Saturday or Monday", () => {
		expect(offered([buildLine({ configuration: withFoil })])).toEqual([
			["standard", 499, "2026-11-26"],
			["express", 1299, "2026-11-23"],
			["saturday", 2299, "2026-11-21"],
		]);
	});

	test("to Switzerland in francs, to France the standard way alone", () => {
		const ch = offered([buildLine()], { country: "CH", list: builtInList("ch") });
		expect(ch.map(([way, price]) => [way, price])).toEqual([
			["standard", 999],
			["standard+sameDay", 2489],
			["express", 3499],
			["express+sameDay", 4989],
		]);
		const fr = offered([buildLine()], { country: "FR", list: builtInList("fr") });
		expect(fr.map(([way]) => way).filter((way) => !`${way}`.endsWith("sameDay"))).toEqual(["standard"]);
	});

	test("an island is reached a day later", () => {
		expect(offered([buildLine()], { postalCode: "25980" })[1]).toEqual(["express", 1299, "2026-11-20"]);
	});

	test("a gift voucher is not sent, and nothing goes where we do not deliver", () => {
		expect(offered([{ item: "voucher", id: "v", value: 5000, quantity: 1 }])).toEqual([]);
		expect(offered([buildLine()], { country: "GB", list: builtInList("gb") })).toEqual([]);
	});

	test("whenever it is ordered, each costs more and comes sooner than the one before", () => {
		const at = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-12-31"), noInvalidDate: true });
		const where = fc.constantFrom("10623", "25980", "80331", "01067", undefined);
		const what = fc.subarray([buildLine(), buildLine({ id: "line-2", configuration: withFoil })], {
			minLength: 1,
		});
		fc.assert(
			fc.property(at, where, what, (date, postalCode, lines) => {
				const ways = offered(lines, { orderedAt: date.toISOString(), postalCode });
				expect(ways[0]?.[0]).toBe("standard");
				for (const [at, [, price = 0, arrival = ""]] of ways.entries()) {
					const [, priceBefore = -1, arrivalBefore = "9"] = ways[at - 1] ?? [];
					expect(price > priceBefore && arrival < arrivalBefore).toBe(true);
				}
			}),
		);
	});
});
