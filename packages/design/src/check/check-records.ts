import type { DesignDocument, GuestRecord } from "../document/document.ts";
import { findElement } from "../document/document-elements.ts";
import { DOCUMENT_LIMITS } from "../document/document-limits.ts";
import { fieldsIn, isListed, personalise, variableElements } from "../guest/personalise.ts";
import { RECIPIENT_FIELD } from "../guest/recipient.ts";
import { checkDocument } from "./check.ts";
import type { CheckContext } from "./check-scene.ts";
import type { Finding, Repair } from "./finding.ts";

/** A guest of a list that is printed. */
export interface GuestRow {
	/** The guest's number in the list, as a person counts it: the row of a spreadsheet, or the place from 1. */
	readonly row: number;
	readonly values: GuestRecord;
}

/** More prints than anybody orders (spec 3.8): a longer list is a mistake or an attack. */
const MAX_RECORDS = 5000;
/** What is longer is not even laid out. */
const MAX_FIELD = DOCUMENT_LIMITS.guestValue;

/** What keeps a row of the list from being printed. */
export type RecordFinding =
	| { readonly row: number; readonly finding: Finding }
	| { readonly row: number; readonly field: string; readonly rule: "field.tooLong"; readonly length: number };

/** What stops nothing, said once for all rows it was found in: of the first of them. */
export interface RecordWarning {
	readonly rows: readonly number[];
	readonly finding: Finding;
	/** What was found is the same in all rows, to its numbers and words. */
	readonly isAlike: boolean;
}

export interface RecordsCheck {
	/** Rows looked at: all of them, unless there were too many. */
	readonly checked: number;
	readonly isComplete: boolean;
	readonly findings: readonly RecordFinding[];
	readonly warnings: readonly RecordWarning[];
}

/**
 * Lays out every record before anything is written and tells those that overflow, lack glyphs, are in a script we
 * cannot set, or make a code too long: the rules of the editor, applied to each guest. Only elements that differ are
 * looked at; the others were checked with the design.
 */
export function checkRecords(
	document: DesignDocument,
	rows: Iterable<GuestRow>,
	context: CheckContext,
): RecordsCheck {
	const variable = variableElements(document);
	const findings: RecordFinding[] = [];
	const warned = new Map<string, { rows: number[]; finding: Finding; isAlike: boolean }>();
	const warnings = () => [...warned.values()];
	let checked = 0;
	for (const row of rows) {
		if (checked === MAX_RECORDS) return { checked, isComplete: false, findings, warnings: warnings() };
		checked += 1;
		for (const found of checkRow(document, variable, row, context)) {
			if (!("finding" in found) || found.finding.severity === "error") {
				findings.push(found);
				continue;
			}
			const { rule, page, element } = found.finding;
			const key = [rule, page, element].join(" ");
			const known = warned.get(key);
			if (known) {
				known.rows.push(found.row);
				known.isAlike &&= factsOf(known.finding) === factsOf(found.finding);
			} else warned.set(key, { rows: [found.row], finding: found.finding, isAlike: true });
		}
	}
	return { checked, isComplete: true, findings, warnings: warnings() };
}

function factsOf({ repair: _repair, ...facts }: Finding): string {
	return JSON.stringify(facts);
}

function checkRow(
	document: DesignDocument,
	variable: ReadonlySet<string>,
	{ row, values }: GuestRow,
	context: CheckContext,
): RecordFinding[] {
	const long = Object.entries(values).filter(([, value]) => value.length > MAX_FIELD);
	if (long.length > 0) {
		return long.map(([field, { length }]) => ({ row, field, rule: "field.tooLong", length }));
	}
	return checkGuest(document, values, { ...context, only: variable }).map((finding) => ({ row, finding }));
}

/** What is found of what differs on the print of one guest; `context.only` is what differs, where that is known. */
export function checkGuest(document: DesignDocument, values: GuestRecord, context: CheckContext): Finding[] {
	const { only = variableElements(document) } = context;
	const personal = personalise(document, values);
	return [...checkNeeded(document, personal, values), ...checkDocument(personal, { ...context, only })];
}

/** What a guest of whom anything is known goes without: an envelope without an address reaches nobody. */
function checkNeeded(document: DesignDocument, personal: DesignDocument, values: GuestRecord): Finding[] {
	if (Object.values(values).every((value) => value.trim() === "")) return [];
	return personal.pages.flatMap(({ key, elements }) =>
		elements.flatMap((element): Finding[] => {
			if (element.type !== "text" || !element.needed || element.text.trim() !== "") return [];
			const asked = findElement(document, element.id);
			const found = asked ? fieldsIn(asked, document) : [];
			// What was left empty while there was no list.
			const isLeft = found.length === 0 && isListed(RECIPIENT_FIELD, document);
			const keys = isLeft ? [RECIPIENT_FIELD] : found;
			const repair: Repair | undefined =
				isLeft && element.editable
					? {
							kind: "commands",
							commands: [{ type: "setText", element: element.id, text: `{{${RECIPIENT_FIELD}}}` }],
						}
					: undefined;
			const fields = keys.map((field) => document.fields.find((one) => one.key === field)?.label ?? field);
			const { id, label } = element;
			return [
				{
					severity: "error",
					page: key,
					element: id,
					label,
					rule: "field.unfilled",
					fields,
					...(repair && { repair }),
				},
			];
		}),
	);
}
