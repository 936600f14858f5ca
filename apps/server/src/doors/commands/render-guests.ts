import { createHash } from "node:crypto";
import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument, GuestRow } from "@offizin/design";
import { OPERATOR_LOCALE } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { readBounded } from "../../adapters/files/read-bounded.ts";
import { type GuestListError, guestListLimits } from "../../nouns/guests/guest-list.ts";
import { guestListErrorWords, quoted } from "../../nouns/guests/guest-list-words.ts";
import { type GuestRecords, type RefusedRow, readGuestRecords } from "../../nouns/guests/guest-records.ts";
import type { GuestPart } from "../../nouns/print/print-task.ts";
import { unreadableWords } from "../../nouns/print/print-words.ts";
import {
	formatRowSelection,
	isSelected,
	type RowSelection,
	rowsNotIn,
} from "../../nouns/print/row-selection.ts";

const { render } = wordsOf(OPERATOR_LOCALE);
const tell = (message: string, values: Parameters<typeof say>[1]) => say(message, values, OPERATOR_LOCALE);

/** What the command line tells of a guest list. */
export interface GuestOrder {
	/** Path of the file. */
	readonly guests: string;
	readonly sheet?: string;
	readonly headerRow?: number;
	/** The guests to print again; all of them otherwise. */
	readonly rows?: RowSelection;
}

export interface ChosenGuests {
	readonly rows: readonly GuestRow[];
	/** Rows that were chosen and cannot be printed. */
	readonly refused: readonly RefusedRow[];
	/** What a person should look at, in words. */
	readonly notes: readonly string[];
	/** Present where only some rows were chosen. */
	readonly part?: GuestPart;
}

/** Reads the guests that are to be printed. What goes wrong comes back in words for the operator. */
export async function readGuests(
	order: GuestOrder,
	document: DesignDocument,
): Promise<Result<ChosenGuests, string>> {
	if (document.fields.length === 0) {
		return err(tell(render.noFields, {}));
	}
	let bytes: Uint8Array;
	try {
		bytes = await readBounded(order.guests, guestListLimits.bytes);
	} catch (error) {
		const detail = unreadableWords(error);
		return err(tell(render.guestListUnreadable, { path: order.guests, detail }));
	}
	const { sheet, headerRow } = order;
	const records = readGuestRecords(bytes, document, {
		...(sheet !== undefined && { sheet }),
		...(headerRow !== undefined && { headerRow }),
	});
	if (!records.ok) {
		const words = [guestListErrorWords(records.error, OPERATOR_LOCALE), ...optionWords(records.error)];
		return err(words.join(" "));
	}
	return choose(records.value, order.rows);
}

function choose(
	{ rows, refused, warnings }: GuestRecords,
	selection: RowSelection | undefined,
): Result<ChosenGuests, string> {
	if (!selection) return ok({ rows, refused, notes: warnings.map(({ words }) => words) });
	const missing = rowsNotIn(
		selection,
		[...rows, ...refused].map(({ row }) => row),
	);
	if (missing.length > 0) {
		return err(tell(render.noGuestInRows, { rows: formatRowSelection(missing) }));
	}
	const isChosen = ({ row }: { readonly row?: number }) => row === undefined || isSelected(selection, row);
	const part = partOf(selection);
	return ok({
		rows: rows.filter(isChosen),
		refused: refused.filter(isChosen),
		notes: [tell(render.part, { rows: part.rows }), ...warnings.filter(isChosen).map(({ words }) => words)],
		part,
	});
}

/** Longer names are cut; a hash keeps them apart. */
const MAX_NAME = 48;

function partOf(selection: RowSelection): GuestPart {
	const rows = formatRowSelection(selection);
	const name = tell(render.rowsName, { rows: rows.replaceAll(",", "+") });
	if (name.length <= MAX_NAME) return { rows, name };
	const hash = createHash("sha256").update(rows).digest("hex").slice(0, 8);
	return { rows, name: tell(render.rowsFromName, { first: `${selection[0]?.first}`, hash }) };
}

/** Which options may help. */
function optionWords(error: GuestListError): readonly string[] {
	if (error.code !== "guest_list_field_missing" && error.code !== "spreadsheet_empty") return [];
	const sheets = quoted(error.sheets ?? [], OPERATOR_LOCALE);
	return [render.headerRowOption, ...(sheets ? [tell(render.sheetOption, { sheets })] : [])];
}
