import { z } from "zod";
import { pageAddresses } from "./addresses.ts";
import { refusals } from "./error.ts";
import { siteHeaders } from "./prices/shared.ts";
import { reply, route } from "./route.ts";

const offerSchema = z.object({
	market: z.string(),
	locale: z.string(),
	/** Code of the language its pages are written in. */
	language: z.string(),
	/** Of its pages, without a trailing slash. */
	address: z.string(),
	/** In that language. */
	words: z.object({ title: z.string(), text: z.string(), accept: z.string(), stay: z.string() }),
});
export type PlaceOffer = z.infer<typeof offerSchema>;

export const getLocation = route({
	...pageAddresses.getLocation,
	parameters: [
		...siteHeaders,
		{
			name: "Accept-Language",
			in: "header",
			description: "Where the edge names no country, the one of the language wanted most.",
			schema: { type: "string" },
			example: "de-AT,de;q=0.9",
		},
	],
	summary: "Where the visitor is, and the shop front that would suit them better than the one they see",
	tags: ["shops"],
	responses: {
		200: reply(
			z.object({
				country: z
					.string()
					.nullable()
					.describe("ISO 3166-1 alpha-2, as the edge says; null where it says none."),
				offer: offerSchema.nullable().describe("Null where this is the best, and for crawlers."),
			}),
			"What is known.",
		),
		...refusals,
	},
});
