import { err, ok, type Result } from "@offizin/base";
import { z } from "zod";
import { artworkSchema } from "./artwork.ts";
import { elementsOf, inksOf } from "./document-elements.ts";
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

export type DocumentError =
	| { readonly code: "document_too_new"; readonly version: number }
	| { readonly code: "document_invalid"; readonly issues: readonly { path: string; message: string }[] };

/** Reads a stored or foreign document: version first, then shape, then the references inside it. */
export function parseDocument(input: unknown): Result<DesignDocument, DocumentError> {
	const version = z.looseObject({ schemaVersion: z.int() }).safeParse(input);
	if (version.success && version.data.schemaVersion > SCHEMA_VERSION) {
		return err({ code: "document_too_new", version: version.data.schemaVersion });
	}
	const parsed = documentSchema.safeParse(input);
	if (!parsed.success) {
		const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
		return err({ code: "document_invalid", issues });
	}
	const issues = danglingReferences(parsed.data);
	return issues.length > 0 ? err({ code: "document_invalid", issues }) : ok(parsed.data);
}

function danglingReferences(document: DesignDocument): { path: string; message: string }[] {
	const issues: { path: string; message: string }[] = [];
	const seen = new Set<string>();
	for (const element of elementsOf(document)) {
		if (seen.has(element.id)) issues.push({ path: element.id, message: "element id is used twice" });
		seen.add(element.id);
		if (element.type === "artwork" && !Object.hasOwn(document.artworks, element.artwork)) {
			issues.push({ path: element.id, message: `artwork ${element.artwork} is not in the document` });
		}
		for (const ink of inksOf(element)) {
			if (!Object.hasOwn(document.swatches, ink.swatch)) {
				issues.push({ path: element.id, message: `swatch ${ink.swatch} is not in the document` });
			}
		}
	}
	return issues;
}
