import { z } from "zod";
import { reply, route } from "../route.ts";
import { priceAnswerSchema } from "./answers.ts";
import { optionParameter, optionParameters, parameter, quantityParameter } from "./parameters.ts";
import { choiceRefusals, groupRefusals, priceDoor, readRefusals } from "./shared.ts";

const layoutSchema = z.object({ id: z.string(), name: z.string(), photos: z.int() });
const groupSchema = z.object({ id: z.string(), name: z.string(), layouts: z.array(layoutSchema) });

export const listCollageGroups = route({
	...priceDoor,
	path: "/web-api/collage-designer-design-groups",
	summary: "Layouts of collages by kind: grids, hearts, letters, mosaics",
	tags: ["products"],
	responses: {
		200: reply(
			z.object({ items: z.array(groupSchema), total: z.int(), defaultDesignId: z.string() }),
			"The groups.",
		),
		...readRefusals,
	},
});

export const getCollageGroup = route({
	...priceDoor,
	path: "/web-api/collage-designer-design-group",
	summary: "One kind of collage with its layouts",
	tags: ["products"],
	request: {
		query: z.object({
			designGroupId: parameter(
				"raster",
				"A kind of layout, as /web-api/collage-designer-design-groups lists them.",
			),
		}),
	},
	responses: { 200: reply(groupSchema, "The group."), ...groupRefusals },
});

export const getCollagePrice = route({
	...priceDoor,
	path: "/web-api/collage-designer-merch-price",
	summary: "Price and delivery date of a collage on a material, or on merchandise where `type` is given",
	tags: ["prices"],
	request: {
		query: optionParameters("collage", {
			productType: "leinwand",
			formatType: "60x40",
			designId: "1",
		}).extend({
			type: optionParameter("merch", "type"),
			format: optionParameter("merch", "format"),
			quantity: quantityParameter(1),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...choiceRefusals },
});
