import { z } from "zod";
import { artworkSchema } from "./artwork.ts";
import { elementSchema } from "./element.ts";
import { inkSchema, keySchema, swatchSchema } from "./ink.ts";

export const SCHEMA_VERSION = 1;

const pageSchema = z.strictObject({
	/** Page of the format the document is made for: "front", "inner", "back". */
	key: keySchema,
	/** Flat colour of the whole page including bleed; bare paper when absent. */
	background: inkSchema.optional(),
	/** Back to front. */
	elements: z.array(elementSchema).max(200),
});
export type DesignPage = z.infer<typeof pageSchema>;

/**
 * A person's document: integer micrometres, roles instead of inks, everything it needs to be drawn again in ten
 * years. The product geometry is not in it; `formatType` names it.
 */
export const documentSchema = z.strictObject({
	schemaVersion: z.literal(SCHEMA_VERSION),
	template: z.string().max(120),
	formatType: keySchema,
	swatches: z.record(keySchema, swatchSchema),
	artworks: z.record(keySchema, artworkSchema),
	/** What the theme lets a shopper choose from. */
	choices: z.strictObject({
		fonts: z.array(z.string().max(80)).min(1).max(12),
		inks: z.array(inkSchema).min(1).max(12),
	}),
	pages: z.array(pageSchema).min(1).max(8),
});
export type DesignDocument = z.infer<typeof documentSchema>;
