import { z } from "zod";
import { reply, route } from "../route.ts";
import { moneySchema } from "../values.ts";
import { choiceSchema, priceAnswerSchema } from "./answers.ts";
import { optionParameters, quantityParameter } from "./parameters.ts";
import { choiceRefusals, priceDoor, soldRefusals } from "./shared.ts";

const photoBoxSchema = z.object({
	/** Both product types of spec 3.7-4. */
	types: z.array(choiceSchema),
	formats: z.array(choiceSchema),
	materials: z.array(choiceSchema),
	designs: z.array(choiceSchema),
	/** "50 Bilder". */
	amounts: z.array(z.object({ value: z.int(), name: z.string() })),
	/** What each format costs in each amount that can be made. */
	prices: z.array(z.object({ format: z.string(), amount: z.int(), price: moneySchema })),
});

export const getPhotoBoxData = route({
	...priceDoor,
	path: "/web-api/photobox-data",
	summary: "Formats, papers, designs and amounts of photo boxes",
	tags: ["products"],
	responses: { 200: reply(photoBoxSchema, "The photo boxes."), ...soldRefusals },
});

export const getPhotoBoxes = route({
	...priceDoor,
	path: "/price-api/photoboxes",
	summary: "Price and delivery date of a photo box",
	tags: ["prices"],
	request: {
		query: optionParameters("photobox", {
			type: "photobox",
			format: "retro",
			material: "matt",
			design: "dt41",
			amount: "50",
		}).extend({
			quantity: quantityParameter(1),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...choiceRefusals },
});
