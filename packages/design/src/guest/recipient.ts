import type { GuestRecord } from "../document/document.ts";
import { addressLines } from "./address-lines.ts";

/** What is written on a guest's envelope; made of the columns of an address, where a list has no column for it. */
export const RECIPIENT_FIELD = "adresse";

/**
 * A guest's address in lines, the name first: as the list has it in one piece, or put together of its columns. Empty
 * where something that a letter needs is missing.
 */
export function recipientOf(record: GuestRecord): string {
	const whole = linesOf(record[RECIPIENT_FIELD] ?? "");
	if (whole.length === 0) {
		const made = addressLines(record);
		return made.ok ? made.value.join("\n") : "";
	}
	const name = (record.name ?? "").replace(/\s+/g, " ").trim();
	const hasName = name === "" || whole.some((line) => line.includes(name));
	return (hasName ? whole : [name, ...whole]).join("\n");
}

/** An address in one cell of a list has its lines between commas; lines that are there already stay. */
function linesOf(written: string): readonly string[] {
	const apart = written.includes("\n") ? written.split("\n") : written.split(/[,;]\s+/);
	return apart.map((line) => line.trim()).filter((line) => line !== "");
}
