import { invariant } from "@offizin/base";
import { type FileNameFields, printFileName } from "../profile/file-name.ts";
import { type Plate, type PlateRole, type PrintProfile, plateOf } from "../profile/print-profile.ts";
import type { SheetPage } from "../sheet/lay-out-sheet.ts";
import { missingPlates, rolesOf, rolesOfJob } from "../sheet/plates-of.ts";

/** One PDF of a job and what of the sheet goes into it. */
export interface FilePlan {
	readonly name: string;
	/** Whether the process inks, or the RGB colours, are in it. */
	readonly process: boolean;
	/** The other plates in it, in the order they are listed. */
	readonly plates: readonly Plate[];
	/** Keys of the sides that are in it: a plate's own file has only those the plate is used on. */
	readonly sides: readonly string[];
}

/** The PDFs of a job as its profile wants them delivered. */
export function planFiles(
	sheet: readonly SheetPage[],
	profile: PrintProfile,
	fields: FileNameFields,
): FilePlan[] {
	const missing = missingPlates(sheet, profile);
	invariant(missing.length === 0, `printer ${profile.key} has plates for ${missing.join(", ")}`);
	const plates = rolesOfJob(sheet, profile).flatMap((role) => plateOf(profile, role) ?? []);
	const sides = sheet.map(({ side }) => side.key);
	const process = { name: printFileName(profile, fields), process: true, sides };
	if (profile.delivery === "oneFile") return [{ ...process, plates }];
	return [
		{ ...process, plates: [] },
		...plates.map((plate) => ({
			name: printFileName(profile, { ...fields, plate: plate.name }),
			process: false,
			plates: [plate],
			sides: sheet.filter((page) => rolesOf(page).includes(plate.role)).map(({ side }) => side.key),
		})),
	];
}

export function planHas(plan: FilePlan, role: PlateRole): boolean {
	return plan.plates.some((plate) => plate.role === role);
}
