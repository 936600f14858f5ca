import { z } from "zod";
import { refusals } from "./error.ts";
import { siteHeaders } from "./prices/shared.ts";
import { reply, route } from "./route.ts";
import { MAX_QUERY_LENGTH } from "./search-query.ts";
import { pictureSchema } from "./templates.ts";

/** What is found: designs and collections, what is sold, pages, articles of the magazine. */
export const searchKinds = ["design", "product", "page", "article"] as const;
export type SearchKind = (typeof searchKinds)[number];

const searchHitSchema = z.object({
	/** Address of the page at this brand, before the prefix of a language. */
	path: z.string(),
	kind: z.enum(searchKinds),
	title: z.string(),
	note: z.string().optional(),
	picture: pictureSchema.omit({ page: true }).optional(),
	/** Of what is shown by its colour: a paper. */
	swatch: z.string().optional(),
	/** Of what is drawn in that colour: an accessory. */
	sku: z.string().optional(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const search = route({
	method: "get",
	parameters: siteHeaders,
	path: "/web-api/search",
	summary: "Pages in which words stand, the best first; words may be misspelt",
	tags: ["search"],
	request: {
		query: z.object({
			q: z
				.string()
				.max(MAX_QUERY_LENGTH)
				.meta({ param: { example: "hochzeitseinladung eukalyptus" } }),
			kind: z
				.enum(searchKinds)
				.optional()
				.meta({ param: { example: "design" } }),
			limit: z.coerce
				.number()
				.int()
				.min(1)
				.max(96)
				.default(24)
				.meta({ param: { example: 6 } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(searchHitSchema),
				/** How many there are of the kind asked for. */
				total: z.int(),
				/** How many there are of each kind. */
				kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.int() })),
				/** False where no page has all of the words, and these have most of them. */
				isWhole: z.boolean(),
			}),
			"What was found.",
		),
		...refusals,
	},
});
