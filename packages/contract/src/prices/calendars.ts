import { z } from "zod";
import { refusals } from "../error.ts";
import { reply, route } from "../route.ts";
import { choicesSchema, priceAnswerSchema } from "./answers.ts";
import { parameter, parameters, quantityParameter } from "./parameters.ts";

const calendar = {
	type: "wandkalender",
	formatType: "a4-hoch",
	mountingType: "spirale",
	startMonth: "1",
	year: "2027",
} as const;

export const getCalendarPrice = route({
	method: "get",
	path: "/web-api/calendar-price",
	summary: "Price and delivery date of a calendar, explained",
	tags: ["prices"],
	request: {
		query: parameters(calendar).extend({
			/** "2027-03-01" instead of month and year. */
			startDate: parameter("2027-01-01"),
			quantity: quantityParameter(1),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...refusals },
});

export const getCalendarDesignGroup = route({
	method: "get",
	path: "/web-api/calendar-design-group",
	summary: 'Formats and mountings of a calendar type, with "ab" prices',
	tags: ["products"],
	request: { query: z.object({ designGroupId: parameter("wandkalender") }) },
	responses: {
		200: reply(
			z.object({
				groups: z.array(
					z.object({
						id: z.string(),
						name: z.string(),
						formats: choicesSchema,
						mountings: choicesSchema,
					}),
				),
			}),
			"The groups; all without an id.",
		),
		...refusals,
	},
});
