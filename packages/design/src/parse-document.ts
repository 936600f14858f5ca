import { err, ok, type Result } from "@offizin/base";
import { z } from "zod";
import { type DesignDocument, documentSchema, SCHEMA_VERSION } from "./document.ts";
import { elementsOf, inksOf } from "./document-elements.ts";

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
