import {
	type CheckContext,
	checkDocument,
	type DesignDocument,
	type Finding,
	personalise,
	variableElements,
} from "@offizin/design";
import type { RecordRow } from "./write-records.ts";

/** More prints than anybody orders (spec 3.8): a longer list is a mistake or an attack. */
export const MAX_RECORDS = 5000;
/** No field of a card is longer; what is longer is not even laid out. */
const MAX_FIELD = 300;

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
	rows: Iterable<RecordRow>,
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
	{ row, values }: RecordRow,
	context: CheckContext,
): RecordFinding[] {
	const long = Object.entries(values).filter(([, value]) => value.length > MAX_FIELD);
	if (long.length > 0) {
		return long.map(([field, { length }]) => ({ row, field, rule: "field.tooLong", length }));
	}
	const personal = personalise(document, values);
	return checkDocument(personal, { ...context, only: variable }).map((finding) => ({ row, finding }));
}
