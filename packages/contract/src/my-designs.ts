import { MAX_QUANTITY, MIN_QUANTITY } from "@offizin/assortment";
import { z } from "zod";
import { designAddresses } from "./design-addresses.ts";
import { editorAddresses } from "./editor-addresses.ts";
import { refusals } from "./error.ts";
import { madeLineSchema } from "./line.ts";
import { jsonBody, reply, route } from "./route.ts";
import { editorPageSchema, idSchema } from "./values.ts";

/** As long as a name of a design may be. */
export const MOST_NAME_LETTERS = 80;
/** On one page of the list. */
export const DESIGNS_ON_A_PAGE = 24;

const idParams = z.object({ id: idSchema });

const myDesignSchema = madeLineSchema.pick({ choices: true, size: true }).extend({
	id: z.string(),
	template: z.string(),
	editor: editorPageSchema,
	/** As its owner calls it; else by the names written on it; else of the template it was begun with. */
	name: z.string(),
	/** Whether its owner has named it. */
	isNamed: z.boolean(),
	/** Picture of its first page as it stands, readable by its owner only. */
	preview: z.string(),
	/** "ordered" while it is as it was ordered; what was changed since is a draft again. */
	state: z.enum(["draft", "inCart", "ordered"]),
	/** Of the cart or the order; null for a draft, which says it only in the cart. */
	quantity: z.int().nullable(),
	/** The newest order it is in. The token opens it; null when that was taken from the order. */
	order: z.object({ number: z.string(), token: z.string().nullable() }).nullable(),
	/** Whether there is still a template to open it with. */
	canOpen: z.boolean(),
	/** False for one that somebody else has shared. */
	isOwn: z.boolean(),
	/** In no cart and no order; of somebody else's, in no cart of one's own: then it is only put away. */
	canDelete: z.boolean(),
	/** Remarks that are not settled. */
	remarks: z.int(),
	savedAt: z.iso.datetime(),
});
export type MyDesign = z.infer<typeof myDesignSchema>;

export const listMyDesigns = route({
	method: "get",
	path: "/web-api/designs",
	summary: "Designs of this visitor in this shop, the last changed first",
	tags: ["designs"],
	request: {
		query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(myDesignSchema),
				total: z.int(),
				/** So long without a change, and a draft is forgotten. */
				keptDays: z.int(),
			}),
			"A page of the list, and how many there are.",
		),
		...refusals,
	},
});

export const keepDesignQuantity = route({
	...designAddresses.keepDesignQuantity,
	summary: "Keep how many are wanted of a design, for whoever comes back to it",
	tags: ["designs"],
	request: {
		params: idParams,
		body: jsonBody(z.strictObject({ quantity: z.int().min(MIN_QUANTITY).max(MAX_QUANTITY) })),
	},
	responses: { 200: reply(z.object({ id: z.string(), quantity: z.int() }), "It is kept so."), ...refusals },
});

export const renameDesign = route({
	...designAddresses.renameDesign,
	summary: "Name a design; with an empty name it is called by what is written on it",
	tags: ["designs"],
	request: {
		params: idParams,
		body: jsonBody(z.strictObject({ name: z.string().trim().max(MOST_NAME_LETTERS) })),
	},
	responses: { 200: reply(z.object({ id: z.string() }), "Renamed."), ...refusals },
});

export const copyDesign = route({
	method: "post",
	path: "/web-api/designs/{id}/copies",
	summary: "Begin a design with the newest revision of this one",
	tags: ["designs"],
	request: { params: idParams },
	responses: { 201: reply(z.object({ id: z.string(), name: z.string() }), "The new design."), ...refusals },
});

export const deleteDesign = route({
	...editorAddresses.deleteDesign,
	summary:
		"Delete a design for good, or put away one that somebody else has shared; one in a cart or an order is 409 design_held",
	tags: ["designs"],
	request: { params: idParams },
	responses: { 200: reply(z.object({ id: z.string() }), "Deleted."), ...refusals },
});
