import { fieldSchema, guestSchema } from "@offizin/design";
import { z } from "zod";
import { editorAddresses } from "./editor-addresses.ts";
import { refusals } from "./error.ts";
import { reply, route } from "./route.ts";

const rowWords = z.object({
	/** As the spreadsheet counts; absent where it is about the whole list. */
	row: z.int().optional(),
	words: z.string(),
});

/** Nothing is kept: the guests come into a design by its commands `setFields` and `setGuests`. */
export const readGuestList = route({
	...editorAddresses.readGuestList,
	summary:
		"Read a guest list: the body is an .xlsx or .csv file, or a table as it is pasted, names one below the other included",
	tags: ["designs"],
	request: {
		query: z.object({
			/** Keys of the fields that the design declares, by commas: the list must have them. */
			fields: z
				.string()
				.regex(/^[a-z0-9-]{1,64}(,[a-z0-9-]{1,64}){0,15}$/)
				.optional()
				.meta({ param: { example: "adresse" } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				/** What is known of each guest. */
				fields: z.array(fieldSchema),
				guests: z.array(guestSchema),
				/** Rows that were left out, and why. */
				refused: z.array(rowWords),
				warnings: z.array(rowWords),
			}),
			"The guests.",
		),
		...refusals,
	},
});
