import { z } from "zod";
import { artworkSchema } from "../document/artwork.ts";
import {
	backTextSchema,
	baselineGridSchema,
	copiesSchema,
	fieldSchema,
	guestSchema,
	pageSchema,
} from "../document/document.ts";
import { DOCUMENT_LIMITS } from "../document/document-limits.ts";
import { factLanguages } from "../document/fact.ts";
import { factSchema, factValueSchema } from "../document/facts-schema.ts";
import { inkSchema, keySchema, swatchSchema } from "../document/ink.ts";

const page = keySchema;

const pageIndex = z
	.int()
	.min(0)
	.max(DOCUMENT_LIMITS.pages - 1);

/** What is done to pages, to what the whole design tells, and to its guests. */
export const pageCommands = [
	z.strictObject({ type: z.literal("setPageBackground"), page, ink: inkSchema.nullable() }),
	/** Of a page that is a print of its own: how many of it, null for one, and what stands on its back. */
	z.strictObject({
		type: z.literal("setPrint"),
		page,
		copies: copiesSchema.nullable(),
		backText: backTextSchema.nullable(),
	}),
	z.strictObject({ type: z.literal("setBaselineGrid"), page, grid: baselineGridSchema.nullable() }),
	/** Null: nothing is known of it. */
	z.strictObject({ type: z.literal("setFact"), fact: factSchema, value: factValueSchema.nullable() }),
	/** In which language days and times are written; null: German. */
	z.strictObject({ type: z.literal("setLanguage"), language: z.enum(factLanguages).nullable() }),
	/** By whole steps of the product's rule, each at its place in the end, ascending; `instead`: those that go for them. */
	z.strictObject({
		type: z.literal("addPages"),
		pages: z
			.array(z.strictObject({ index: pageIndex, value: pageSchema }))
			.min(1)
			.max(DOCUMENT_LIMITS.pages),
		instead: z.array(page).min(1).max(DOCUMENT_LIMITS.pages).optional(),
	}),
	z.strictObject({ type: z.literal("removePages"), pages: z.array(page).min(1).max(DOCUMENT_LIMITS.pages) }),
	z.strictObject({ type: z.literal("movePage"), page, index: pageIndex }),
	/** A drawing that elements can then show; one that is there already, the same, stays. */
	z.strictObject({ type: z.literal("addArtwork"), key: keySchema, artwork: artworkSchema }),
	/** Refused while an element shows it. */
	z.strictObject({ type: z.literal("removeArtwork"), key: keySchema }),
	/** A colour of a person's own, under the key of its inks; one that is there stays. */
	z.strictObject({ type: z.literal("addSwatch"), swatch: swatchSchema }),
	/** Refused while something is printed in it. */
	z.strictObject({ type: z.literal("removeSwatch"), key: keySchema }),
	z.strictObject({ type: z.literal("setFields"), fields: z.array(fieldSchema).max(DOCUMENT_LIMITS.fields) }),
	/** The whole guest list; null: there is none, and all prints are the same. */
	z.strictObject({
		type: z.literal("setGuests"),
		guests: z.array(guestSchema).min(1).max(DOCUMENT_LIMITS.guests).nullable(),
	}),
	/** All that is known of one guest, by the place in the list. */
	z.strictObject({
		type: z.literal("setGuest"),
		guest: z
			.int()
			.min(0)
			.max(DOCUMENT_LIMITS.guests - 1),
		values: guestSchema,
	}),
] as const;
