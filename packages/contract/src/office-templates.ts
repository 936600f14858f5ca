import {
	commandSchema,
	documentSchema,
	MOST_COMMANDS,
	pressColorsSchema,
	simpleCommands,
} from "@offizin/design";
import { z } from "zod";
import { officeAddresses } from "./addresses.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";
import { pictureSchema } from "./templates.ts";
import { idSchema } from "./values.ts";

/** Letters of what is noted beside an edition. */
const MOST_NOTE_LETTERS = 500;

const templateParams = z.object({ template: z.string().max(120) });
const draftParams = templateParams.extend({ draft: idSchema });
const revisionHeaders = z.object({ "if-match": z.string().max(40) });

const draftEntrySchema = z.object({
	id: z.string(),
	/** What it will be published as. */
	version: z.int(),
	revision: z.int(),
	savedAt: z.iso.datetime(),
	savedBy: z.string(),
});

const listedSchema = z.object({
	id: z.string(),
	name: z.string(),
	themeName: z.string(),
	colorName: z.string(),
	kindName: z.string(),
	formatName: z.string(),
	/** What the shop shows; 0 is what was baked. */
	edition: z.int(),
	publishedAt: z.iso.datetime().nullable(),
	draft: draftEntrySchema.nullable(),
	picture: pictureSchema,
});
export type OfficeListedTemplate = z.infer<typeof listedSchema>;

const templateSchema = listedSchema.extend({
	/** As the shop shows them. */
	pages: z.array(pictureSchema),
	/** Published ones, the newest first; the last is what was baked, by nobody. */
	editions: z.array(
		z.object({
			version: z.int(),
			publishedAt: z.iso.datetime().nullable(),
			publishedBy: z.string().nullable(),
			note: z.string(),
		}),
	),
});
export type OfficeTemplate = z.infer<typeof templateSchema>;

const draftSchema = draftEntrySchema.extend({ template: z.string(), document: documentSchema });
export type OfficeTemplateDraft = z.infer<typeof draftSchema>;

const namesSchema = z.record(z.string(), z.string());

const deskSchema = z.object({
	name: z.string(),
	draft: draftSchema,
	/** The product as its template can be had. */
	product: z.looseObject({ key: z.string() }),
	format: z.looseObject({ key: z.string() }),
	pressColors: pressColorsSchema,
	names: z.object({
		paper: namesSchema,
		refinement: namesSchema,
		punching: namesSchema,
		page: namesSchema,
		font: namesSchema,
		element: namesSchema,
		swatch: namesSchema,
	}),
	/** The words of the editor (packages/words). */
	words: z.record(z.string(), z.unknown()),
});
export type OfficeTemplateDesk = z.infer<typeof deskSchema>;

const problemSchema = z.object({ code: z.string(), message: z.string() });
export type OfficeEditionProblem = z.infer<typeof problemSchema>;

const noteSchema = z.string().trim().max(MOST_NOTE_LETTERS).default("");
const publishedSchema = z.object({ version: z.int() });

export const officeListTemplates = route({
	...officeAddresses.officeListTemplates,
	summary: "All templates, with what is published and what is being changed",
	tags: ["office"],
	responses: { 200: reply(z.object({ items: z.array(listedSchema) }), "The templates."), ...staffRefusals },
});

export const officeGetTemplate = route({
	...officeAddresses.officeGetTemplate,
	summary: "A template with all its editions",
	tags: ["office"],
	request: { params: templateParams },
	responses: { 200: reply(templateSchema, "The template."), ...staffRefusals },
});

export const officeOpenTemplate = route({
	...officeAddresses.officeOpenTemplate,
	summary: "Begin to change a template, or go on where somebody has begun",
	tags: ["office"],
	request: { params: templateParams },
	responses: {
		200: reply(draftEntrySchema, "The draft of the template; there is at most one."),
		...staffRefusals,
	},
});

export const officeGetTemplateDesk = route({
	...officeAddresses.officeGetTemplateDesk,
	summary: "Everything the editor opens a draft with",
	tags: ["office"],
	request: { params: draftParams },
	responses: { 200: reply(deskSchema, "The draft and what is around it."), ...staffRefusals },
});

export const officeGetTemplateDraft = route({
	...officeAddresses.officeGetTemplateDraft,
	summary: "The draft of a template",
	tags: ["office"],
	request: { params: draftParams, headers: z.object({ "if-none-match": z.string().max(40).optional() }) },
	responses: {
		200: reply(draftSchema, "The draft; its revision is also the ETag."),
		304: { description: "The revision named by If-None-Match is the newest." },
		...staffRefusals,
	},
});

export const officeChangeTemplate = route({
	...officeAddresses.officeChangeTemplate,
	summary: "Apply commands to a revision of a draft",
	tags: ["office"],
	request: {
		params: draftParams,
		headers: revisionHeaders,
		body: jsonBody(
			z.strictObject({
				/** Those inside of transactions count, too. */
				commands: z
					.array(commandSchema)
					.max(MOST_COMMANDS)
					.refine((all) => all.flatMap(simpleCommands).length <= MOST_COMMANDS, "has too many commands"),
			}),
		),
	},
	responses: { 200: reply(draftEntrySchema, "The next revision."), ...staffRefusals },
});

export const officeDiscardTemplate = route({
	...officeAddresses.officeDiscardTemplate,
	summary: "Throw a draft away; what the shop shows stays",
	tags: ["office"],
	request: { params: draftParams, headers: revisionHeaders },
	responses: { 200: reply(z.object({}), "It is gone."), ...staffRefusals },
});

export const officeCheckTemplate = route({
	...officeAddresses.officeCheckTemplate,
	summary: "What keeps a draft from being published",
	tags: ["office"],
	request: { params: draftParams },
	responses: {
		200: reply(
			z.object({ revision: z.int(), problems: z.array(problemSchema) }),
			"In words; none where it can be published.",
		),
		...staffRefusals,
	},
});

export const officePublishTemplate = route({
	...officeAddresses.officePublishTemplate,
	summary: "Make a draft what the shop shows",
	tags: ["office"],
	request: {
		params: draftParams,
		headers: revisionHeaders,
		body: jsonBody(z.strictObject({ note: noteSchema })),
	},
	responses: { 200: reply(publishedSchema, "The new edition."), ...staffRefusals },
});

export const officeRestoreTemplate = route({
	...officeAddresses.officeRestoreTemplate,
	summary: "Publish an older edition as a new one",
	tags: ["office"],
	request: {
		params: templateParams.extend({ version: z.coerce.number().int().min(0).max(1_000_000) }),
		body: jsonBody(z.strictObject({ note: noteSchema })),
	},
	responses: { 200: reply(publishedSchema, "The new edition."), ...staffRefusals },
});
