import { materials, productKeys } from "@offizin/assortment";
import {
	commandSchema,
	documentSchema,
	factsSchema,
	MOST_COMMANDS,
	pressColorsSchema,
	simpleCommands,
} from "@offizin/design";
import { papers, refinements } from "@offizin/formats";
import { z } from "zod";
import { editorAddresses } from "./editor-addresses.ts";
import { errorSchema, refusals } from "./error.ts";
import { jsonBody, reply, route } from "./route.ts";
import { configurationInputSchema, findingSchema, idSchema } from "./values.ts";

const idParams = z.object({ id: idSchema });

/** Where the eye goes first, in shares of width and height. */
const focusSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
/** What a photo is known by (difference hash) and how sharp it is (packages/design, seen-photos.ts). */
const likenessSchema = z.object({ dhash: z.string(), sharpness: z.number() });

export const designSchema = z.object({
	id: z.string(),
	revision: z.int(),
	template: z.string(),
	document: documentSchema,
	/** How its inks are seen on each paper (packages/design, ink-colors.ts). */
	pressColors: pressColorsSchema,
	/** Written by a newer Offizin: it can be looked at, but neither changed nor printed. */
	isReadOnly: z.boolean(),
	/** What had to be mended to open the document (packages/design, repair-document.ts). */
	repairs: z.array(z.looseObject({ code: z.string() })),
	/** The originals of its photos by their content, for the press (npm run render). */
	photos: z.array(
		z.object({
			upload: z.string(),
			sha256: z.string(),
			/** Small rendition in the colours of its print. */
			thumb: z.string(),
			/** The same, as large as a screen. */
			screen: z.string(),
			focus: focusSchema.nullable(),
			likeness: likenessSchema.nullable(),
			takenOn: z.iso.date().nullable(),
		}),
	),
	/** What would stop or blemish the print (packages/design, check). */
	findings: z.array(findingSchema),
	savedAt: z.iso.datetime(),
});
export type Design = z.infer<typeof designSchema>;

export const createDesign = route({
	...editorAddresses.createDesign,
	summary: "Start a design from a template",
	tags: ["designs"],
	request: {
		body: jsonBody(
			z.strictObject({ template: z.string().max(120), configuration: configurationInputSchema.default({}) }),
		),
	},
	responses: { 201: reply(designSchema, "The new design, revision 1."), ...refusals },
});

export const getDesign = route({
	...editorAddresses.getDesign,
	summary: "A design of this visitor",
	tags: ["designs"],
	request: { params: idParams, headers: z.object({ "if-none-match": z.string().max(40).optional() }) },
	responses: {
		200: reply(designSchema, "The design; its revision is also the ETag."),
		304: { description: "The revision named by If-None-Match is the newest." },
		...refusals,
	},
});

export const adoptTemplate = route({
	...editorAddresses.adoptTemplate,
	summary: "Make a design from another template, with everything the visitor has made of it",
	tags: ["designs"],
	request: {
		params: idParams,
		headers: z.object({ "if-match": z.string().max(40) }),
		body: jsonBody(z.strictObject({ template: z.string().max(120) })),
	},
	responses: {
		201: reply(
			z.object({
				/** In other colours of the same card the same design, else a new one; the former stays as it was. */
				id: z.string(),
				revision: z.int(),
				template: z.string(),
				/** What the other card has no place for, by the names of its elements. */
				unplaced: z.array(z.string()),
			}),
			"The design that was made.",
		),
		...refusals,
	},
});

const companionSchema = z.object({
	id: z.string(),
	template: z.string(),
	/** Who gets a print of their own; 0 where all prints are the same. */
	guests: z.int(),
});

export const getCompanions = route({
	method: "get",
	path: "/web-api/designs/{id}/companions",
	summary: "The card an envelope was made for, and the envelopes that were made for a card",
	tags: ["designs"],
	request: { params: idParams },
	responses: {
		200: reply(
			z.object({
				/** Of the design itself. */
				guests: z.int(),
				card: companionSchema.nullable(),
				/** The one changed last first. */
				envelopes: z.array(companionSchema),
			}),
			"What goes with the design.",
		),
		...refusals,
	},
});

export const getToldFacts = route({
	...editorAddresses.getToldFacts,
	summary: "What this visitor has told of their feast in the designs changed last",
	tags: ["designs"],
	responses: {
		200: reply(z.object({ facts: factsSchema }), "The facts that are not a theme's own."),
		...refusals,
	},
});

/** What `Prefer: return=minimal` (RFC 7240) leaves of a saved design. */
const savedSchema = z.object({ id: z.string(), revision: z.int() });

export const patchDesign = route({
	...editorAddresses.patchDesign,
	summary: "Apply commands to a revision",
	tags: ["designs"],
	request: {
		params: idParams,
		headers: z.object({ "if-match": z.string().max(40), prefer: z.string().max(200).optional() }),
		body: jsonBody(
			z.strictObject({
				/** Those inside of transactions count, too. */
				commands: z
					.array(commandSchema)
					.max(MOST_COMMANDS)
					.refine((all) => all.flatMap(simpleCommands).length <= MOST_COMMANDS, "has too many commands")
					.default([]),
				/** A change of paper or refinement travels with the same revision. */
				configuration: configurationInputSchema.optional(),
			}),
		),
	},
	responses: {
		200: reply(
			z.union([designSchema, savedSchema]),
			"The next revision; with Prefer: return=minimal only its name.",
		),
		...refusals,
	},
});

/** What a photo is to be printed on; without it the proof is that of most cards. */
export const printedProductSchema = z.object({
	productType: z
		.enum(productKeys)
		.default("card")
		.meta({ param: { example: "card" } }),
	paperType: z
		.enum(papers.map(({ key }) => key))
		.optional()
		.meta({ param: { example: "creme" } }),
	refinementType: z
		.enum(refinements)
		.default("ohne")
		.meta({ param: { example: "ohne" } }),
	/** Of a picture for the wall, whatever the option of its product is called. */
	materialType: z
		.enum(materials.map(({ key }): string => key))
		.optional()
		.meta({ param: { example: "leinwand" } }),
});

export const uploadSchema = z.object({
	id: z.string(),
	/** Pixels of the upright photo. */
	width: z.int(),
	height: z.int(),
	/** Null when nobody has looked. */
	focus: focusSchema.nullable(),
	/** Null when nobody has looked. */
	likeness: likenessSchema.nullable(),
	/** Day it was taken on, by its camera; null where that says none. */
	takenOn: z.iso.date().nullable(),
	/** Screen-size rendition in the colours of its print, readable by its owner only. */
	preview: z.string(),
	/** Share of the photo, 0–1, whose colours become visibly duller in print. */
	colorLoss: z.number().min(0).max(1),
	/** Small renditions with the colours of the file and those of the print. */
	comparison: z.object({ before: z.string(), after: z.string() }),
});
export type Upload = z.infer<typeof uploadSchema>;

/** By code; what they mean stands with each. */
const photoRefusals = {
	...refusals,
	413: reply(
		errorSchema,
		"upload_too_large: of bytes; upload_too_many_pixels; upload_too_heavy: a decoder would need too much memory; upload_metadata_too_large.",
	),
	415: reply(
		errorSchema,
		"upload_not_a_photo; upload_other_format: a picture, but none of JPEG, PNG, WebP, AVIF and HEIC; upload_heic: HEIC or AVIF of a kind we cannot read; upload_hdr: colours for HDR screens.",
	),
	422: reply(
		errorSchema,
		"upload_damaged: incomplete or broken inside; upload_empty; upload_animated; upload_too_small; upload_edge_too_long; upload_total_full.",
	),
} as const;

/** Multipart door, field `file`. The body is read as a stream, so it has no schema here. */
export const createUpload = route({
	method: "post",
	path: "/web-api/uploads",
	summary: "Upload a photo (multipart, field file), proofed for what it is to be printed on",
	tags: ["uploads"],
	request: { query: printedProductSchema },
	responses: { 201: reply(uploadSchema, "The stored photo."), ...photoRefusals },
});

export const getUpload = route({
	...editorAddresses.getUpload,
	summary: "A photo of this visitor, proofed for what it is to be printed on",
	tags: ["uploads"],
	request: { params: idParams, query: printedProductSchema },
	responses: { 200: reply(uploadSchema, "The photo."), ...photoRefusals },
});
