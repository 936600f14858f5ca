import { z } from "zod";
import { refusals } from "../error.ts";
import { reply, route } from "../route.ts";
import { priceAnswerSchema } from "./answers.ts";
import { parameter, parameters, quantityParameter } from "./parameters.ts";

const layoutSchema = z.object({ id: z.string(), name: z.string(), photos: z.int() });
const groupSchema = z.object({ id: z.string(), name: z.string(), layouts: z.array(layoutSchema) });

export const listCollageGroups = route({
	method: "get",
	path: "/web-api/collage-designer-design-groups",
	summary: "Layouts of collages by kind: grids, hearts, letters, mosaics",
	tags: ["products"],
	responses: {
		200: reply(
			z.object({ items: z.array(groupSchema), total: z.int(), defaultDesignId: z.string() }),
			"The groups.",
		),
		...refusals,
	},
});

export const getCollageGroup = route({
	method: "get",
	path: "/web-api/collage-designer-design-group",
	summary: "One kind of collage with its layouts",
	tags: ["products"],
	request: { query: z.object({ designGroupId: parameter("raster") }) },
	responses: { 200: reply(groupSchema, "The group."), ...refusals },
});

export const getCollagePrice = route({
	method: "get",
	path: "/web-api/collage-designer-merch-price",
	summary: "Price and delivery date of a collage on a material, or on merchandise where `type` is given",
	tags: ["prices"],
	request: {
		query: parameters({ productType: "leinwand", formatType: "60x40", designId: "1" }).extend({
			type: z.string().max(60).optional(),
			format: z.string().max(60).optional(),
			quantity: quantityParameter(1),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...refusals },
});
