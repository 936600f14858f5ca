import { productKeys } from "@offizin/assortment";
import { z } from "zod";
import { reply, route } from "../route.ts";
import { configurationSchema, extentSchema, moneySchema } from "../values.ts";
import { choiceRefusals, priceDoor } from "./shared.ts";

const variantSchema = z.object({
	/** Names it among those of its product: "wandkalender-a4-quer". */
	id: z.string(),
	name: z.string(),
	/** Everything it opens with. */
	configuration: configurationSchema,
	/** Canonical query of its page. */
	query: z.string(),
	/** What tells it from the others, by option. */
	values: z.array(z.object({ option: z.string(), value: z.string(), name: z.string() })),
	/** How large the product is, or what is printed of it, in millimetres. */
	size: extentSchema.nullable(),
	/** In the unit of the market: "29,7 × 21 cm". */
	sizeText: z.string().nullable(),
	/** The lowest price per piece at the quantity the product opens with (pricing.P16). */
	from: z.object({ quantity: z.int(), unit: moneySchema }),
});
export type ProductVariant = z.infer<typeof variantSchema>;

export const getProductOverview = route({
	...priceDoor,
	path: "/web-api/product-overview",
	summary: "Everything there is of a product, each with its size and its lowest price",
	tags: ["products"],
	request: {
		query: z.object({ product: z.enum(productKeys).meta({ param: { example: "calendar" } }) }),
	},
	responses: {
		200: reply(
			z.object({ items: z.array(variantSchema), total: z.int() }),
			"The combinations of a product that can be made, in the order of the catalogue.",
		),
		...choiceRefusals,
	},
});
