import fc from "fast-check";
import { expect, test } from "vitest";
import { deliveryDate } from "./delivery-date.ts";
import { lastHandover } from "./last-start.ts";
import { deliveryCountries } from "./place.ts";
import { shippingTypes } from "./shipping-type.ts";

const germany = { shippingType: "standard", destination: { country: "DE" } } as const;

test.each([
	["four carrier days before a Thursday", germany, "2026-11-26", "2026-11-20"],
	["Christmas stops the carrier and the press", germany, "2026-12-30", "2026-12-22"],
	["express is a day", { ...germany, shippingType: "express" }, "2026-11-26", "2026-11-25"],
	["abroad it takes longer", { ...germany, destination: { country: "IT" } }, "2026-11-26", "2026-11-17"],
] as const)("[delivery.D13] %s", (_, terms, date, handover) => {
	expect(lastHandover(terms, date)).toBe(handover);
});

test("[delivery.D13] where the shipping type does not reach there is none", () => {
	expect(
		lastHandover({ shippingType: "express", destination: { country: "ES" } }, "2026-11-26"),
	).toBeUndefined();
});

test("[delivery.D13] no promise is due at the carrier before it was to be handed over", () => {
	const ordered = fc
		.date({ min: new Date("2026-01-01"), max: new Date("2029-12-31"), noInvalidDate: true })
		.map((at) => at.toISOString());
	const terms = fc.record({
		orderedAt: ordered,
		productionDays: fc.integer({ min: 1, max: 8 }),
		shippingType: fc.constantFrom(...shippingTypes),
		country: fc.constantFrom(...deliveryCountries),
	});
	fc.assert(
		fc.property(terms, ({ orderedAt, productionDays, shippingType, country }) => {
			const destination = { country };
			const promise = deliveryDate({ orderedAt, productionDays, shippingType, destination });
			fc.pre(promise.ok);
			const { date, handedOver } = promise.value;
			const last = lastHandover({ shippingType, destination }, date) ?? "";
			expect(last >= handedOver && last < date).toBe(true);
		}),
		{ numRuns: 300 },
	);
});
