import { z } from "zod";
import { designAddresses } from "./design-addresses.ts";
import { refusals } from "./error.ts";
import { jsonBody, reply, route } from "./route.ts";
import { idSchema } from "./values.ts";

/** Letters. */
const MAX_WORD = 80;

export const getDesignSpelling = route({
	...designAddresses.getDesignSpelling,
	summary: "Words of a design that may be misspelt; none where no dictionary is installed",
	tags: ["designs"],
	request: { params: z.object({ id: idSchema }) },
	responses: {
		200: reply(
			z.object({
				revision: z.int(),
				words: z.array(
					z.object({
						page: z.string(),
						element: z.string(),
						word: z.string(),
						/** What may be meant, the likeliest first. */
						suggestions: z.array(z.string()),
					}),
				),
			}),
			"The words, each once of a text.",
		),
		...refusals,
	},
});

export const acceptDesignWord = route({
	...designAddresses.acceptDesignWord,
	summary: "Call a word of a design right: its spelling is no longer asked of this design",
	tags: ["designs"],
	request: {
		params: z.object({ id: idSchema }),
		body: jsonBody(z.strictObject({ word: z.string().trim().min(1).max(MAX_WORD) })),
	},
	responses: { 200: reply(z.object({ word: z.string() }), "It is kept so."), ...refusals },
});
