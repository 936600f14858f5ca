import { plainLetters } from "@offizin/base";
import type { PrintProfile } from "./print-profile.ts";
import type { ProfileFault } from "./profile-fault.ts";

/** What a file name may tell (editor-print.md §2.1). */
export interface FileNameFields {
	readonly order: string;
	/** Position of the line in the order, from 1. */
	readonly line: number;
	/** Format key. */
	readonly product: string;
	readonly quantity: number;
	/** Name of the plate; absent for the file with the process inks. */
	readonly plate?: string;
	/** Side of the sheet, where there is a file per side. */
	readonly side?: string;
	/** Tells a part of the quantity from the whole; ends the name, whatever the profile's pattern is. */
	readonly part?: string;
}

const FIELD = /\{([^{}]*)\}/g;
const known = ["order", "line", "product", "quantity", "plate", "side"];
/** The plate word of the file that holds the process inks. */
const PROCESS = "Druck";

/** The name of a print file with its ending. What no file system takes becomes "-". */
export function printFileName(profile: Pick<PrintProfile, "fileName">, fields: FileNameFields): string {
	const values: Readonly<Record<string, string>> = {
		order: fields.order,
		line: String(fields.line).padStart(2, "0"),
		product: fields.product,
		quantity: String(fields.quantity),
		plate: fields.plate ?? PROCESS,
		side: fields.side ?? "",
	};
	const name = profile.fileName.replace(FIELD, (_match, field: string) => portable(values[field] ?? ""));
	// Fields that are empty leave their separator behind.
	const tidy = name.replace(/([_-])[_-]+/g, "$1").replace(/^[_-]+|[_-]+$/g, "");
	return `${tidy}${fields.part === undefined ? "" : `_${portable(fields.part)}`}.pdf`;
}

/** A value in letters every file system and every printer's portal takes. */
export function portable(value: string): string {
	return plainLetters(value).replace(/[^\w.+-]+/g, "-");
}

export function fileNameFaults({ fileName, delivery }: PrintProfile): ProfileFault[] {
	const fields = [...fileName.matchAll(FIELD)].map(([, field = ""]) => field);
	const faults: ProfileFault[] = fields
		.filter((field) => !known.includes(field))
		.map((field) => ({ field: "fileName", code: "file_name_unknown_field", detail: `{${field}}` }));
	const needed = ["order", "line", ...(delivery === "filePerPlate" ? ["plate"] : [])];
	for (const field of needed.filter((name) => !fields.includes(name))) {
		faults.push({ field: "fileName", code: "file_name_not_unique", detail: `{${field}}` });
	}
	const strange = fileName.replace(FIELD, "").match(/[^\w.+-]/u)?.[0];
	if (strange) faults.push({ field: "fileName", code: "file_name_character", detail: strange });
	return faults;
}
