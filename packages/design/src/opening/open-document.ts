import { err, ok, type Result } from "@offizin/base";
import { z } from "zod";
import {
	type DesignDocument,
	documentSchema,
	migrateDocument,
	SCHEMA_VERSION,
} from "../document/document.ts";
import { brokenFrame, type DocumentIssue } from "../document/document-frame.ts";
import { DOCUMENT_LIMITS } from "../document/document-limits.ts";
import { findOverweight } from "../document/document-weight.ts";
import { withFacts } from "../facts/with-facts.ts";
import { type DocumentRepair, repairReferences } from "./repair-references.ts";

export type DocumentError =
	| { readonly code: "document_too_large"; readonly path: string; readonly limit: number }
	/** More letters and forms on a page, or in the document, than can be drawn in reasonable time. */
	| { readonly code: "document_too_heavy"; readonly path: string }
	| { readonly code: "document_invalid"; readonly issues: readonly DocumentIssue[] };

/** A document as it can be used, and what had to be mended for that. */
export interface OpenedDocument {
	readonly document: DesignDocument;
	/** Repairs that leave something out make it unprintable until a person has looked (`isLossy`). */
	readonly repairs: readonly DocumentRepair[];
	/** The document was written by a newer Offizin: it may be looked at, but neither changed nor printed. */
	readonly newerVersion?: number;
}

/** At most this many rounds of repair, and as many issues reported. */
const MAX_ROUNDS = 12;
const MAX_ISSUES = 20;

const envelopeSchema = z.looseObject({
	schemaVersion: z.int().min(1),
	pages: z.array(z.looseObject({ elements: z.array(z.unknown()) })),
	artworks: z.record(z.string(), z.unknown()),
});

/**
 * Reads a stored or foreign document: size, migrations, shape, references. What can be mended is mended and
 * reported; what cannot is an error with the first places that are wrong.
 */
export function openDocument(input: unknown): Result<OpenedDocument, DocumentError> {
	const tooLarge = findExcess(input);
	if (tooLarge) return err(tooLarge);
	const envelope = envelopeSchema.safeParse(input);
	if (!envelope.success) return err({ code: "document_invalid", issues: issuesOf(envelope.error) });
	const { schemaVersion } = envelope.data;
	const isNewer = schemaVersion > SCHEMA_VERSION;
	const migrated = isNewer
		? { fonts: {}, fields: [], ...envelope.data, schemaVersion: SCHEMA_VERSION }
		: migrateDocument(envelope.data);
	const parsed = parseMending(migrated);
	if (!parsed.ok) return parsed;
	const issues = brokenFrame(parsed.value.document);
	if (issues.length > 0) return err({ code: "document_invalid", issues });
	const { document, repairs } = repairReferences(parsed.value.document);
	const overweight = findOverweight(withFacts(document), "open");
	if (overweight) return err({ code: "document_too_heavy", path: overweight.path });
	return ok({
		document,
		repairs: [...parsed.value.repairs, ...repairs],
		...(isNewer ? { newerVersion: schemaVersion } : {}),
	});
}

/** Whether something would now be printed otherwise than it was meant: left out, or set in other type. */
export function isLossy(repair: DocumentRepair): boolean {
	// A note beside the document is nobody's loss; a member inside it may have meant something.
	if (repair.code === "member_dropped") return repair.path.includes(".");
	return repair.code !== "id_renamed" && repair.code !== "pages_counted";
}

/** Counts before anything is parsed: a million elements cost nothing but the counting. */
function findExcess(input: unknown): DocumentError | undefined {
	const { pages, artworks } = (input ?? {}) as { pages?: unknown; artworks?: unknown };
	const over = (path: string, count: number, limit: number): DocumentError | undefined =>
		count > limit ? { code: "document_too_large", path, limit } : undefined;
	if (typeof artworks === "object" && artworks !== null) {
		const found = over("artworks", Object.keys(artworks).length, DOCUMENT_LIMITS.artworks);
		if (found) return found;
	}
	if (!Array.isArray(pages)) return undefined;
	const tooMany = over("pages", pages.length, DOCUMENT_LIMITS.pages);
	if (tooMany) return tooMany;
	let total = 0;
	for (const [index, page] of pages.entries()) {
		const elements = (page as { elements?: unknown } | null)?.elements;
		const count = Array.isArray(elements) ? elements.length : 0;
		const found = over(`pages.${index}.elements`, count, DOCUMENT_LIMITS.elementsPerPage);
		if (found) return found;
		total += count;
	}
	return over("pages", total, DOCUMENT_LIMITS.elements);
}

type Json = Readonly<Record<string, unknown>>;

/** Parses; members nobody knows are left out, and elements that cannot be read as well. */
function parseMending(
	input: Json,
): Result<{ document: DesignDocument; repairs: DocumentRepair[] }, DocumentError> {
	const repairs: DocumentRepair[] = [];
	let current: unknown = input;
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const parsed = documentSchema.safeParse(current);
		if (parsed.success) return ok({ document: parsed.data, repairs });
		const mended = mend(current, parsed.error.issues);
		if (!mended) return err({ code: "document_invalid", issues: issuesOf(parsed.error) });
		current = mended.input;
		repairs.push(...mended.repairs);
	}
	return err({ code: "document_invalid", issues: [{ path: "", message: "too much is wrong with it" }] });
}

type Issue = z.core.$ZodIssue;

function mend(
	input: unknown,
	issues: readonly Issue[],
): { input: unknown; repairs: DocumentRepair[] } | undefined {
	const unknownKeys = issues.filter((issue) => issue.code === "unrecognized_keys");
	const others = issues.filter((issue) => issue.code !== "unrecognized_keys" && isInElement(issue.path));
	if (unknownKeys.length + others.length < issues.length) return undefined;
	const copy = JSON.parse(JSON.stringify(input));
	const repairs: DocumentRepair[] = [];
	for (const issue of unknownKeys) {
		const owner = at(copy, issue.path) as Record<string, unknown> | undefined;
		for (const key of issue.keys) {
			if (owner) delete owner[key];
			repairs.push({ code: "member_dropped", path: [...issue.path, key].join(".") });
		}
	}
	const dropped = new Map<string, { page: number; element: number; message: string }>();
	for (const { path, message } of others) {
		const [, page, , element] = path as [string, number, string, number];
		const key = `${page}.${element}`;
		if (!dropped.has(key)) dropped.set(key, { page, element, message });
	}
	const fromTheEnd = [...dropped.values()].sort((a, b) => b.element - a.element);
	for (const { page, element, message } of fromTheEnd) {
		const elements = at(copy, ["pages", page, "elements"]) as unknown[];
		const [removed] = elements.splice(element, 1);
		const { id, label } = (removed ?? {}) as { id?: unknown; label?: unknown };
		repairs.push({
			code: "element_dropped",
			path: `pages.${page}.elements.${element}`,
			element: typeof id === "string" ? id : "",
			label: typeof label === "string" ? label : "",
			reason: message,
		});
	}
	return { input: copy, repairs };
}

function isInElement(path: readonly PropertyKey[]): boolean {
	return path[0] === "pages" && path[2] === "elements" && typeof path[3] === "number";
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
		value,
	);
}

function issuesOf(error: z.ZodError): DocumentIssue[] {
	return error.issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({ path: path.join("."), message }));
}
