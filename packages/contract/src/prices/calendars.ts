import { z } from "zod";
import { reply, route } from "../route.ts";
import { choicesSchema, priceAnswerSchema } from "./answers.ts";
import { optionParameters, parameter, quantityParameter } from "./parameters.ts";
import { choiceRefusals, groupRefusals, priceDoor } from "./shared.ts";

const calendar = {
	type: "wandkalender",
	formatType: "a4-hoch",
	mountingType: "spirale",
	startMonth: "1",
	year: "2027",
} as const;

export const getCalendarPrice = route({
	...priceDoor,
	path: "/web-api/calendar-price",
	summary: "Price and delivery date of a calendar, explained",
	tags: ["prices"],
	request: {
		query: optionParameters("calendar", calendar).extend({
			startDate: parameter("2027-01-01", "The first month as a date, instead of month and year."),
			quantity: quantityParameter(1),
		}),
	},
	responses: { 200: reply(priceAnswerSchema, "The quote."), ...choiceRefusals },
});

export const getCalendarDesignGroup = route({
	...priceDoor,
	path: "/web-api/calendar-design-group",
	summary: 'Formats and mountings of a calendar type, with "ab" prices',
	tags: ["products"],
	request: {
		query: z.object({
			designGroupId: parameter("wandkalender", "A type of calendar; all of them where it is left out."),
		}),
	},
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
		...groupRefusals,
	},
});
