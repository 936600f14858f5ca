import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deliveries } from "./deliveries.ts";
import { deliveryDate } from "./delivery-date.ts";
import { carriages, type DeliveryItem } from "./delivery-item.ts";

const terms = {
	orderedAt: "2026-11-17T09:00:00Z",
	shippingType: "standard",
	destination: { country: "DE" },
} as const;

function parcels(items: readonly DeliveryItem[], more: Partial<Parameters<typeof deliveries>[1]> = {}) {
	const result = deliveries(items, { ...terms, ...more });
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value.map(({ carriage, items: inside, handedOver, date }) => ({
		carriage,
		ids: inside.map(({ id }) => id),
		handedOver,
		date,
	}));
}

describe("[delivery.D10] what travels together", () => {
	test("[delivery.D12] a country that is not served is refused, for nothing too", () => {
		expect(deliveries([], { ...terms, destination: { country: "GB" } })).toMatchObject({
			ok: false,
			error: { code: "shipping_not_available", reason: "country_not_served" },
		});
		expect(parcels([])).toEqual([]);
	});

	test("every item is in exactly one delivery, and none arrives before it could alone", () => {
		const arbitraryItem = fc.record({
			id: fc.uuid(),
			productionDays: fc.integer({ min: 1, max: 8 }),
			carriage: fc.constantFrom(...carriages),
			allowsSameDay: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.uniqueArray(arbitraryItem, { selector: ({ id }) => id, maxLength: 12 }), (items) => {
				const found = parcels(items);
				expect(found.flatMap(({ ids }) => ids).sort()).toEqual(items.map(({ id }) => id).sort());
				for (const { id, productionDays } of items) {
					const alone = deliveryDate({ ...terms, productionDays });
					const together = found.find(({ ids }) => ids.includes(id));
					expect(alone.ok && together && together.handedOver >= alone.value.handedOver).toBe(true);
				}
			}),
		);
	});
});
