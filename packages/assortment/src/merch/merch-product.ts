import type { Configuration, Constraint } from "@offizin/solver";
import type { Fact } from "../product/fact.ts";
import type { Product } from "../product/product.ts";
import { MAX_QUANTITY } from "../quantity.ts";
import { merchGeometry } from "./merch-geometry.ts";
import { merchFormats, merchItem, merchTypes } from "./merch-items.ts";

function facts(configuration: Configuration): readonly Fact[] {
	const { type, format } = merchItem(configuration.format);
	return [
		{ code: "merch.print", values: { size: { size: format.print } } },
		{ code: "merch.material", values: { type: type.key } },
		{ code: "weight", values: { weight: { grams: format.grams } } },
		...type.notes.map((code) => ({ code })),
	];
}

const constraints = merchTypes.map(
	({ key, source }): Constraint => ({
		code: `merch.${key}-format`,
		source,
		when: { type: [key] },
		then: {
			option: "format",
			values: merchFormats.filter(({ type }) => type === key).map((format) => format.key),
		},
		reason: { code: "merch.format", values: { type: { option: "type", values: [key] } } },
	}),
);

/** Things with a picture on them (domain.md §5). */
export const merchProduct: Product = {
	key: "merch",
	options: [
		{ key: "type", domain: { kind: "list", choices: merchTypes }, default: "tasse" },
		{ key: "format", domain: { kind: "list", choices: merchFormats }, default: "325-ml" },
	],
	constraints,
	roles: { format: "sizeOfKind" },
	channels: ["papiervogel"],
	quantities: { offered: [1, 2, 3, 4, 5, 10, 20, 50, 100], default: 1, max: MAX_QUANTITY },
	configurator: "/configurator-collage",
	geometry: merchGeometry,
	workspace: { panels: ["photo", "texts", "elements", "check"], isBoughtOnPage: true },
	facts,
};
