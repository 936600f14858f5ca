import { z } from "zod";
import { artworkSchema } from "./artwork.ts";
import { DOCUMENT_LIMITS } from "./document-limits.ts";
import { elementSchema } from "./element.ts";
import { extentSchema, umSchema } from "./element-parts.ts";
import { factLanguages } from "./fact.ts";
import { factsSchema } from "./facts-schema.ts";
import { inkSchema, keySchema, swatchSchema } from "./ink.ts";
import { assetSchema } from "./photo-element.ts";

export const SCHEMA_VERSION = 3;

const optionSchema = z.string().regex(/^[a-zA-Z]{1,40}$/);

/** Baselines of texts that stand on the grid, from the top of the trim. */
export const baselineGridSchema = z.strictObject({ start: umSchema, step: extentSchema });

export const copiesSchema = z.int().min(2).max(99);
/** Machines write one line of plain letters. */
export const backTextSchema = z.string().regex(/^[ -~\u00a1-\u024f]{1,60}$/);

export const pageSchema = z.strictObject({
	/** Page of the format the document is made for: "front", "inner", "back". Of a page among many: its name for good. */
	key: keySchema,
	/** Page of the format that it is one of many of. */
	like: z.exactOptional(keySchema),
	/** Flat colour of the whole page including bleed; bare paper when absent. */
	background: inkSchema.optional(),
	baselineGrid: baselineGridSchema.optional(),
	/** So many prints of it, where each page is a print of its own; one when absent. */
	copies: z.exactOptional(copiesSchema),
	/** What the machine of the lab writes on its back, where each page is a print of its own. */
	backText: z.exactOptional(backTextSchema),
	/** Back to front. */
	elements: z.array(elementSchema).max(DOCUMENT_LIMITS.elementsPerPage),
});
export type DesignPage = z.infer<typeof pageSchema>;

/** Where a product has as many pages as a person likes: which, and how many. Absent where the faces are fixed. */
const pageRuleSchema = z.strictObject({
	/** Page of the format that there are many of. */
	like: keySchema,
	min: z.int().min(1).max(DOCUMENT_LIMITS.pages),
	max: z.int().min(1).max(DOCUMENT_LIMITS.pages),
	/** They come and go by so many, from `min` on. */
	step: z.int().min(1).max(16),
	/** So many stay side by side wherever they are moved: a leaf has two; as many as a step where it is absent. */
	together: z.exactOptional(z.int().min(1).max(16)),
	/** Option of the product that says how many there are. */
	option: z.exactOptional(optionSchema),
	/** What the option says of each number, from the fewest on; the number itself where it is absent. */
	values: z.exactOptional(z.array(z.string().max(120)).min(1).max(DOCUMENT_LIMITS.pages)),
});

/** What differs from guest to guest. */
export const fieldSchema = z.strictObject({
	key: keySchema,
	/** "Vorname": heading of the column in a guest list. */
	label: z.string().min(1).max(60),
	/** Stands in for a guest while the design is made. */
	sample: z.string().max(200),
});
export type DesignField = z.infer<typeof fieldSchema>;

/** One guest: what stands for each field, by its key; what is not there is empty. */
export const guestSchema = z.record(keySchema, z.string().max(DOCUMENT_LIMITS.guestValue));
export type GuestRecord = Readonly<z.infer<typeof guestSchema>>;

/**
 * A person's document: integer micrometres, roles instead of inks, everything it needs to be drawn again in ten
 * years. The product's geometry is not in it: it follows from what it is made as.
 */
export const documentSchema = z.strictObject({
	schemaVersion: z.literal(SCHEMA_VERSION),
	template: z.string().max(120),
	/** What it is made as: the key of a product, and the value of each of its options. */
	product: keySchema,
	configuration: z
		.record(optionSchema, z.string().max(120))
		.refine((chosen) => Object.keys(chosen).length <= DOCUMENT_LIMITS.options, "has too many options"),
	swatches: z.record(keySchema, swatchSchema),
	artworks: z.record(keySchema, artworkSchema),
	/** SHA-256 of the file of each font, as known when the document was made. */
	fonts: z.record(z.string().max(80), z.string().regex(/^[0-9a-f]{64}$/)),
	fields: z.array(fieldSchema).max(DOCUMENT_LIMITS.fields),
	/** Who gets a print of their own, in this order: as many prints as guests. Absent where all prints are the same. */
	guests: z.exactOptional(z.array(guestSchema).min(1).max(DOCUMENT_LIMITS.guests)),
	/** The tray: photos at hand, each once, as they came; absent where there is none. */
	assets: z.exactOptional(
		z
			.array(assetSchema)
			.min(1)
			.max(DOCUMENT_LIMITS.assets)
			.refine(
				(assets) => new Set(assets.map(({ upload }) => upload)).size === assets.length,
				"has a photo twice",
			),
	),
	/** What the feast is told by; absent where no text asks for it. */
	facts: z.exactOptional(factsSchema),
	/** In which days and times of day are written; German when absent. */
	language: z.exactOptional(z.enum(factLanguages)),
	/** What the theme lets a shopper choose from. */
	choices: z.strictObject({
		fonts: z.array(z.string().max(80)).min(1).max(12),
		inks: z.array(inkSchema).min(1).max(12),
		pages: z.exactOptional(pageRuleSchema),
	}),
	pages: z.array(pageSchema).min(1).max(DOCUMENT_LIMITS.pages),
});
export type DesignDocument = z.infer<typeof documentSchema>;

type Json = Readonly<Record<string, unknown>>;

/** Step `n` turns a document of version n into one of version n + 1. A step is never changed once it has shipped. */
const migrations: Readonly<Record<number, (document: Json) => Json>> = {
	/** Guest fields and font hashes; every element of version 1 means the same in version 2. */
	1: (document) => ({ ...document, schemaVersion: 2, fonts: {}, fields: [] }),
	/** Only cards were designed; of what they were made as the document knew the format. */
	2: ({ formatType, ...document }) => ({
		product: "card",
		configuration: { formatType },
		...document,
		schemaVersion: 3,
	}),
};

/** Brings a document of an older version up to the present one; of another version it is given back as it is. */
export function migrateDocument(document: Json): Json {
	let current = document;
	for (;;) {
		const version = current.schemaVersion;
		const step = typeof version === "number" && version < SCHEMA_VERSION ? migrations[version] : undefined;
		if (!step) return current;
		current = step(current);
	}
}
