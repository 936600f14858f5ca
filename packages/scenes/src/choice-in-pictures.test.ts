import { designedProduct } from "@offizin/assortment";
import { type ShownProduct, shownProducts } from "@offizin/contract";
import { choicesOf, choose, defaultConfiguration, violations } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { lookAt } from "./look.fixtures.ts";
import { drawProduct } from "./scene.ts";

type Chosen = Readonly<Record<string, string>>;

/** Values that a photograph of the thing would not tell from each other, by option, and why. */
const unseen: Partial<Record<ShownProduct, Readonly<Record<string, readonly string[]>>>> = {
	// Both are the same film; the glue is behind it.
	photoframe: { variant: ["abloesbar = permanent"] },
	// Which of them have a border is said photo by photo; those shown have none.
	photoprint: { fit: ["fuellen = je-foto"] },
};

/** Wide enough that wallpaper has a seam. */
const wide: Partial<Record<ShownProduct, Chosen>> = {
	photoframe: { format: "150x100" },
	collage: { formatType: "150x100" },
};

/** Pairs of values of an option that can be chosen one for the other and are drawn the same. */
function drawnTheSame(key: ShownProduct, option: string): readonly string[] {
	const product = designedProduct(key);
	const values = choicesOf(product, option).map((choice) => choice.key);
	const opened = { ...defaultConfiguration(product), ...wide[key] };
	const brand = product.channels?.[0] ?? "papiervogel";
	const drawn = (chosen: Chosen) => drawProduct(key, lookAt(chosen, { brand }));
	const pairs = values.flatMap((value) => {
		const chosen = choose(product, opened, option, value);
		if (!chosen.ok) return [];
		const { configuration } = chosen.value;
		const picture = drawn(configuration);
		return values.flatMap((other) => {
			const changed = { ...configuration, [option]: other };
			if (other === value || violations(product, changed).length > 0) return [];
			return drawn(changed) === picture ? [[value, other].sort().join(" = ")] : [];
		});
	});
	return [...new Set(pairs)].sort();
}

describe("a picture follows each choice that a photograph would show", () => {
	const options = shownProducts.flatMap((product) =>
		designedProduct(product)
			.options.filter(({ domain }) => domain.kind === "list")
			.map(({ key }) => [product, key] as const),
	);
	test.each(options)("%s: %s", (product, option) => {
		expect(drawnTheSame(product, option)).toEqual(unseen[product]?.[option] ?? []);
	});
});
