import type { Option } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { merchProduct } from "../merch/merch-product.ts";
import { products } from "../registry.ts";
import { photoframeProduct } from "../wall-art/photoframe-product.ts";
import type { Product } from "./product.ts";
import { soundProduct } from "./sound-product.ts";

function optionsWith(product: Product, key: string, change: (option: Option) => Option): Product {
	return {
		...product,
		options: product.options.map((option) => (option.key === key ? change(option) : option)),
	};
}

const [rule] = merchProduct.constraints;
if (!rule) throw new Error("merch has rules");

describe("[assortment.K18] the catalogue is looked through when it is loaded", () => {
	test("what we sell is sound", () => {
		expect(products.map(soundProduct)).toEqual(products);
	});

	test.each<[string, Product, string]>([
		[
			"a follower that there is not",
			{ ...merchProduct, follows: { along: { type: ["ribbon"] }, givesWay: {} } },
			"merch lets ribbon follow, which there is not",
		],
		[
			"an option twice",
			{ ...merchProduct, options: [...merchProduct.options, ...merchProduct.options] },
			"type twice",
		],
		[
			"a value twice",
			optionsWith(merchProduct, "type", (option) =>
				option.domain.kind === "list"
					? {
							...option,
							domain: { ...option.domain, choices: [...option.domain.choices, ...option.domain.choices] },
						}
					: option,
			),
			"merch.type has tasse twice",
		],
		[
			"a default there is not",
			optionsWith(merchProduct, "type", (option) => ({ ...option, default: "kanne" })),
			"kanne",
		],
		[
			"a default that cannot be made",
			optionsWith(merchProduct, "type", (option) => ({ ...option, default: "kissen" })),
			"cannot be made as it opens",
		],
		[
			"a rule about a value there is not",
			{ ...merchProduct, constraints: [{ ...rule, when: { type: ["kanne"] } }] },
			"merch.type = kanne",
		],
		[
			"a rule about an option there is not",
			{ ...merchProduct, constraints: [{ ...rule, then: { option: "deckel", values: ["rund"] } }] },
			"merch.deckel",
		],
		[
			"a size outside the limits",
			optionsWith(photoframeProduct, "format", (option) =>
				option.domain.kind === "size"
					? { ...option, domain: { ...option.domain, offered: ["9000x1"] } }
					: option,
			),
			"9000x1",
		],
		[
			"quantities out of order",
			{ ...merchProduct, quantities: { offered: [5, 1], default: 1, max: 10 } },
			"quantities out of order",
		],
		[
			"a default quantity that is not offered",
			{ ...merchProduct, quantities: { offered: [1, 5], default: 3, max: 10 } },
			"does not offer 3",
		],
	])("%s stops the start", (_, product, words) => {
		expect(() => soundProduct(product)).toThrow(words);
	});
});
