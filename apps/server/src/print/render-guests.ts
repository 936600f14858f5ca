import { createHash } from "node:crypto";
import { err, ok, type Result } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import type { RecordRow } from "@offizin/production";
import { readBounded } from "../files/read-bounded.ts";
import { type GuestListError, guestListLimits } from "../guests/guest-list.ts";
import { guestListErrorWords } from "../guests/guest-list-words.ts";
import { type GuestRecords, type RefusedRow, readGuestRecords } from "./guest-records.ts";
import type { GuestPart } from "./print-task.ts";
import { formatRowSelection, isSelected, type RowSelection, rowsNotIn } from "./row-selection.ts";

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
	readonly rows: readonly RecordRow[];
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
		return err("Der Entwurf hat keine Felder für Gäste. Schreiben Sie zum Beispiel {{name}} in einen Text.");
	}
	let bytes: Uint8Array;
	try {
		bytes = await readBounded(order.guests, guestListLimits.bytes);
	} catch (error) {
		return err(
			`Die Gästeliste ${order.guests} lässt sich nicht lesen: ${error instanceof Error ? error.message : error}`,
		);
	}
	const { sheet, headerRow } = order;
	const records = readGuestRecords(bytes, document, {
		...(sheet !== undefined && { sheet }),
		...(headerRow !== undefined && { headerRow }),
	});
	if (!records.ok) return err(`${guestListErrorWords(records.error)}${optionWords(records.error)}`);
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
		return err(`In diesen Zeilen der Gästeliste steht kein Gast: ${formatRowSelection(missing)}.`);
	}
	const isChosen = ({ row }: { readonly row?: number }) => row === undefined || isSelected(selection, row);
	const part = partOf(selection);
	return ok({
		rows: rows.filter(isChosen),
		refused: refused.filter(isChosen),
		notes: [
			`Das ist ein Teil der Auflage: nur die Zeilen ${part.rows} der Gästeliste.`,
			...warnings.filter(isChosen).map(({ words }) => words),
		],
		part,
	});
}

/** Longer names are cut; a hash keeps them apart. */
const MAX_NAME = 48;

function partOf(selection: RowSelection): GuestPart {
	const rows = formatRowSelection(selection);
	const name = `Zeilen-${rows.replaceAll(",", "+")}`;
	if (name.length <= MAX_NAME) return { rows, name };
	const hash = createHash("sha256").update(rows).digest("hex").slice(0, 8);
	return { rows, name: `Zeilen-ab-${selection[0]?.first}-${hash}` };
}

/** Which options may help. */
function optionWords(error: GuestListError): string {
	if (error.code !== "guest_list_field_missing" && error.code !== "spreadsheet_empty") return "";
	const sheets = error.sheets?.map((sheet) => `„${sheet}“`).join(", ");
	const onSheet =
		sheets && ` Das Tabellenblatt wählen Sie mit --sheet (Name oder Nummer; vorhanden: ${sheets}).`;
	return ` Stehen die Feldnamen in einer anderen Zeile, nennen Sie diese mit --header-row.${onSheet ?? ""}`;
}
