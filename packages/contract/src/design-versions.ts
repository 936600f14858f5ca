import { documentSchema } from "@offizin/design";
import { z } from "zod";
import { designAddresses } from "./design-addresses.ts";
import { refusals } from "./error.ts";
import { jsonBody, reply, route } from "./route.ts";
import { idSchema } from "./values.ts";

/** Letters. */
const MAX_VERSION_NAME = 80;

const versionSchema = z.object({
	revision: z.int(),
	savedAt: z.iso.datetime(),
	/** Picture of its first page, readable by whom the design opens to. */
	preview: z.string(),
	/** As somebody called it so that it is kept; null for one that autosave made. */
	name: z.string().nullable(),
	/** Saved on another side of a shared design than the one that asks. */
	isOthers: z.boolean(),
});
export type DesignVersion = z.infer<typeof versionSchema>;

export const listDesignVersions = route({
	...designAddresses.listDesignVersions,
	summary:
		"States of a design that are kept, the newest first: earlier ones, at most one of each minute, and those with a name",
	tags: ["designs"],
	request: { params: z.object({ id: idSchema }) },
	responses: {
		200: reply(
			z.object({
				items: z.array(versionSchema),
				/** The revision that is there now. */
				newest: z.int(),
			}),
			"The states.",
		),
		...refusals,
	},
});

const versionParams = z.object({
	id: idSchema,
	revision: z
		.string()
		.regex(/^\d{1,9}$/)
		.meta({ example: "3" }),
});

export const getDesignVersion = route({
	...designAddresses.getDesignVersion,
	summary: "A state of a design as it was; the editor brings it back by changes of its own",
	tags: ["designs"],
	request: { params: versionParams },
	responses: {
		200: reply(
			z.object({
				revision: z.int(),
				savedAt: z.iso.datetime(),
				document: documentSchema,
				pages: z.array(z.object({ key: z.string(), preview: z.string() })),
			}),
			"The state.",
		),
		...refusals,
	},
});

export const nameDesignVersion = route({
	...designAddresses.nameDesignVersion,
	summary: "Keep a state of a design under a name for as long as the design lives; without a name no longer",
	tags: ["designs"],
	request: {
		params: versionParams,
		body: jsonBody(z.strictObject({ name: z.string().trim().max(MAX_VERSION_NAME) })),
	},
	responses: { 200: reply(z.object({ revision: z.int() }), "It is kept so."), ...refusals },
});

export const getDesignName = route({
	...designAddresses.getDesignName,
	summary: "What a design of this visitor is called, and how many are wanted of it",
	tags: ["designs"],
	request: { params: z.object({ id: idSchema }) },
	responses: {
		200: reply(
			z.object({
				name: z.string(),
				/** Whether its owner has named it. */
				isNamed: z.boolean(),
				/** Null until somebody has chosen how many. */
				quantity: z.int().nullable(),
			}),
			"Its name and quantity.",
		),
		...refusals,
	},
});
