import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "./money.ts";
import { vatIncluded } from "./vat.ts";

describe("VAT in a gross amount", () => {
	test.each([
		[11_900, 190, 10_000, 1900],
		[8949, 190, 7520, 1429],
		[10_000, 70, 9346, 654],
		[10_000, 81, 9251, 749],
		[1, 190, 1, 0],
		[-11_900, 190, -10_000, -1900],
	])("%i at %i ‰ is %i net and %i VAT", (gross, rate, net, vat) => {
		const share = vatIncluded(money(gross, "eur"), rate);
		expect([share.net.amount, share.vat.amount]).toEqual([net, vat]);
	});

	test("net and VAT are the gross, and VAT on the net gives the VAT to the cent", () => {
		const rates = fc.constantFrom(0, 70, 81, 170, 190, 200, 210, 220);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (gross, rate) => {
				const { net, vat } = vatIncluded(money(gross, "eur"), rate);
				expect(net.amount + vat.amount).toBe(gross);
				expect(Math.abs((net.amount * rate) / 1000 - vat.amount)).toBeLessThanOrEqual(1);
			}),
		);
	});
});
