import { err, ok, type Result } from "@offizin/base";
import { fileNameFaults, portable } from "./file-name.ts";
import { conditionOf, type Plate, type PrintProfile, printProfileSchema } from "./print-profile.ts";
import type { ProfileFault } from "./profile-fault.ts";

/** Names that mean the process inks, or every plate, or none (ISO 32000-1, 8.6.6.4). */
const RESERVED = [
	"cyan",
	"magenta",
	"yellow",
	"black",
	"all",
	"none",
	"gray",
	"grey",
	"red",
	"green",
	"blue",
];

/** Reads a profile an operator wrote. Reports everything that is wrong with it, not only the first fault. */
export function checkProfile(input: unknown): Result<PrintProfile, readonly ProfileFault[]> {
	const parsed = printProfileSchema.safeParse(input);
	if (!parsed.success) {
		return err(
			parsed.error.issues.map(({ path, message }) => ({
				field: path.join("."),
				code: "invalid",
				detail: message,
			})),
		);
	}
	const profile = parsed.data;
	const faults = [
		...plateFaults(profile.plates),
		...foilFaults(profile),
		...standardFaults(profile),
		...fileNameFaults(profile),
		...resolutionFaults(profile),
	];
	return faults.length > 0 ? err(faults) : ok(profile);
}

function plateFaults(plates: readonly Plate[]): ProfileFault[] {
	return plates.flatMap(({ name, role }, index): ProfileFault[] => {
		const earlier = plates.slice(0, index);
		const faults: ProfileFault[] = [];
		const at = (field: string) => `plates.${index}.${field}`;
		if (RESERVED.includes(name.toLowerCase())) {
			faults.push({ field: at("name"), code: "plate_name_reserved", detail: name });
		}
		// Plates that differ only in case are one plate on many presses, and their files must not meet either.
		const same = earlier.find((plate) => fileWord(plate.name) === fileWord(name));
		if (same) faults.push({ field: at("name"), code: "plate_name_taken", detail: `${name} (${same.role})` });
		if (earlier.some((plate) => plate.role === role)) {
			faults.push({ field: at("role"), code: "plate_role_taken", detail: role });
		}
		return faults;
	});
}

function fileWord(name: string): string {
	return portable(name).toLowerCase();
}

function foilFaults({ foilPrint, plates }: PrintProfile): ProfileFault[] {
	const hasFoil = plates.some(({ role }) => role.startsWith("foil-"));
	return foilPrint.ink === "knockout" && !hasFoil
		? [{ field: "foilPrint.trap", code: "trap_without_foil", detail: `${foilPrint.trap} µm` }]
		: [];
}

function standardFaults(profile: PrintProfile): ProfileFault[] {
	return profile.standard === "PDF/X-4" && profile.color.policy === "rgb"
		? [{ field: "standard", code: "standard_needs_output_profile", detail: conditionOf(profile) }]
		: [];
}

function resolutionFaults({ photo: { ppi, maxPpi } }: PrintProfile): ProfileFault[] {
	const isOrdered = 0 < ppi.refuse && ppi.refuse <= ppi.warn && ppi.warn <= ppi.good && ppi.good <= maxPpi;
	const detail = `${ppi.refuse} ≤ ${ppi.warn} ≤ ${ppi.good} ≤ ${maxPpi}`;
	return isOrdered ? [] : [{ field: "photo.ppi", code: "resolution_order", detail }];
}
