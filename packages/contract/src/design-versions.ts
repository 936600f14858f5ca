import { z } from "zod";
import { designAddresses } from "./design-addresses.ts";
import { savedSchema } from "./designs.ts";
import { refusals } from "./error.ts";
import { reply, route } from "./route.ts";
import { idSchema } from "./values.ts";

const versionSchema = z.object({
	revision: z.int(),
	savedAt: z.iso.datetime(),
	/** Picture of its first page, readable by its owner only. */
	preview: z.string(),
});
export type DesignVersion = z.infer<typeof versionSchema>;

export const listDesignVersions = route({
	...designAddresses.listDesignVersions,
	summary: "Earlier states of a design that are still kept, the newest first, at most one of each minute",
	tags: ["designs"],
	request: { params: z.object({ id: idSchema }) },
	responses: {
		200: reply(
			z.object({
				items: z.array(versionSchema),
				/** The revision they are earlier than. */
				newest: z.int(),
			}),
			"The states.",
		),
		...refusals,
	},
});

export const restoreDesignVersion = route({
	...designAddresses.restoreDesignVersion,
	summary:
		"Make an earlier state the next revision; the one it takes the place of is kept as a state in its turn",
	tags: ["designs"],
	request: {
		params: z.object({
			id: idSchema,
			revision: z
				.string()
				.regex(/^\d{1,9}$/)
				.meta({ example: "3" }),
		}),
		headers: z.object({ "if-match": z.string().max(40) }),
	},
	responses: { 200: reply(savedSchema, "The next revision."), ...refusals },
});

export const getDesignName = route({
	...designAddresses.getDesignName,
	summary: "What a design of this visitor is called",
	tags: ["designs"],
	request: { params: z.object({ id: idSchema }) },
	responses: {
		200: reply(
			z.object({
				name: z.string(),
				/** Whether its owner has named it. */
				isNamed: z.boolean(),
			}),
			"Its name.",
		),
		...refusals,
	},
});
