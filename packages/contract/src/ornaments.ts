import { artworkSchema } from "@offizin/design";
import { z } from "zod";
import { editorAddresses } from "./editor-addresses.ts";
import { refusals } from "./error.ts";
import { siteHeaders } from "./prices/shared.ts";
import { reply, route } from "./route.ts";

const ornamentSchema = z.object({
	/** For good: a design that holds the drawing has it under this name. */
	key: z.string(),
	subject: z.string(),
	name: z.string(),
	/** What else somebody may look for who means it. */
	words: z.string(),
});

export const listOrnaments = route({
	...editorAddresses.listOrnaments,
	parameters: siteHeaders,
	summary: "The library of drawings: what there is, and the drawings of one subject",
	tags: ["designs"],
	request: {
		query: z.object({
			subject: z
				.string()
				.max(40)
				.optional()
				.meta({ param: { example: "branches" } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				subjects: z.array(z.object({ key: z.string(), name: z.string() })),
				/** Of the subject asked for; of all of them where none is. */
				items: z.array(ornamentSchema),
				/** The drawings of the subject asked for, by key. */
				artworks: z.record(z.string(), artworkSchema),
				/** Of backgrounds, which are drawn for upright pages: the same for pages that lie or are square. */
				others: z.record(z.string(), z.object({ wide: artworkSchema, square: artworkSchema })),
			}),
			"The library.",
		),
		...refusals,
	},
});
