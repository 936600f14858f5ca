import { addressFields } from "@offizin/design";
import type { Cell } from "@offizin/sheets";
import { type GuestListFinding, guestListLimits } from "./guest-list.ts";

export interface CellPlace {
	readonly row: number;
	readonly header: string;
	readonly field: string;
}

export type CheckedCell =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly finding: GuestListFinding };

/** Controls but for tab and line break, the sign for a lost letter, halves of a pair, turns of the writing direction. */
const unprintable = /[^\P{Cc}\t\n]|\ufffd|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu;
const inAddress: ReadonlySet<string> = new Set(addressFields);

/** A cell as the text of a field, or why it cannot be printed. [1.5] An address line has no tab and no line break. */
export function checkCell(cell: Cell, place: CellPlace): CheckedCell {
	const at = { row: place.row, header: place.header, severity: "error" } as const;
	if (typeof cell !== "string") {
		return cell.problem === "error"
			? { ok: false, finding: { ...at, rule: "cell.error", value: cell.value } }
			: { ok: false, finding: { ...at, rule: "cell.formulaWithoutValue" } };
	}
	const tooLong = (length: number): CheckedCell => ({
		ok: false,
		finding: { ...at, rule: "cell.tooLong", length },
	});
	// Composing letters can shorten a text; one that is far too long is not worked through.
	if (cell.length > 4 * guestListLimits.cell) return tooLong(cell.length);
	const text = cell
		.replace(/\r\n?|\u2028|\u2029/g, "\n")
		.normalize("NFC")
		.trim();
	if (text.length > guestListLimits.cell) return tooLong(text.length);
	const found = text.match(unprintable);
	if (found) {
		const characters = [...new Set(found.map(codePoint))];
		return { ok: false, finding: { ...at, rule: "cell.unprintable", characters } };
	}
	if (inAddress.has(place.field) && /[\t\n]/.test(text)) {
		return { ok: false, finding: { ...at, rule: "cell.lineBreak" } };
	}
	return { ok: true, text: text.replaceAll("\t", " ") };
}

function codePoint(character: string): string {
	return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
