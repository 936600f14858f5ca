import type { ProductVariant } from "@offizin/contract";
import { expect, test } from "vitest";
import { storyFixture } from "../story-fixtures.ts";
import { productLines } from "./schema.ts";
import { productLinesView } from "./view.server.ts";

const variant = (amount: number, quantity: number): ProductVariant => ({
	id: `${amount}`,
	name: "",
	configuration: {},
	query: "",
	values: [],
	size: null,
	sizeText: null,
	from: { quantity, unit: { amount, currency: "eur" } },
});

test("products are shown with a picture, and with the lowest price there is of each", async () => {
	const story = storyFixture("bildwand");
	const view = await productLinesView(productLines.example, {
		...story,
		variants: async (product) =>
			product === "calendar"
				? [variant(1690, 1), variant(1190, 1), variant(2490, 1)]
				: product === "photoprint"
					? [variant(15, 50)]
					: [],
	});
	const line = (to: string) => view.lines.find((one) => one.to === to);
	expect(line("/products/fotokalender/")?.price).toBe("ab 11,90\u00a0€");
	expect(line("/products/fotoabzuege/")?.price).toBe("50 Stück ab 0,15\u00a0€ je Stück");
	expect(line("/products/collage/")?.price).toBeUndefined();
	for (const { scene } of view.lines) expect(scene?.markup).toContain("<svg");
	expect(view.definitions.markup).toContain("scene-high");
});
