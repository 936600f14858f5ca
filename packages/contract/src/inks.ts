import { pressColorsSchema, swatchSchema } from "@offizin/design";
import { z } from "zod";
import { printedProductSchema } from "./designs.ts";
import { editorAddresses } from "./editor-addresses.ts";
import { refusals } from "./error.ts";
import { reply, route } from "./route.ts";

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

export const findInk = route({
	...editorAddresses.findInk,
	summary: "The inks that come nearest to a colour of the screen, and how they will be seen in print",
	tags: ["designs"],
	request: {
		query: printedProductSchema.extend({
			srgb: z
				.string()
				.regex(/^[0-9a-f]{6}$/)
				.meta({ param: { example: "3b6ea5" } }),
		}),
	},
	responses: {
		200: reply(
			z.object({
				/** For the command `addSwatch`. */
				swatch: swatchSchema,
				/** How it is seen on every paper of the product. */
				pressColors: pressColorsSchema,
				/** On the paper that was asked for. */
				printed: colorSchema,
				/** ΔE00 between the two: below 2 nobody sees it. */
				difference: z.number(),
			}),
			"The inks.",
		),
		...refusals,
	},
});
