import type { DisplayItem } from "@offizin/design";
import {
	foilRole,
	type PlateRole,
	type PrintProfile,
	plateOf,
	plateRoles,
} from "../profile/print-profile.ts";
import type { SheetPage } from "./lay-out-sheet.ts";
import { toolLines } from "./tool-lines.ts";

export const processInks = ["Cyan", "Magenta", "Yellow", "Black"] as const;

/** The plates beside the process inks that an item paints on. */
export function rolesOfItem(item: DisplayItem): PlateRole[] {
	if (item.kind === "photo" || isBlank(item)) return [];
	const { paint } = item;
	if (paint.role === "foil") return [foilRole(paint.metal)];
	return paint.relief ? ["relief"] : [];
}

/** Spaces leave nothing on a plate. */
function isBlank(item: DisplayItem): boolean {
	return item.kind === "glyphs" && item.glyphs.every(({ text }) => text.trim() === "");
}

/** The plates beside the process inks that a side needs, in the order of `plateRoles`. */
export function rolesOf({ side, pages }: SheetPage): PlateRole[] {
	const used = new Set<PlateRole>([
		...pages.flatMap(({ list }) => list.items.flatMap(rolesOfItem)),
		...toolLines(side).map(({ role }) => role),
	]);
	return plateRoles.filter((role) => used.has(role));
}

/** The plates of a job that this printer makes. Tools without a plate are left out: there the printer sets them up. */
export function rolesOfJob(sheet: readonly SheetPage[], profile: PrintProfile): PlateRole[] {
	const used = new Set(sheet.flatMap(rolesOf));
	return plateRoles.filter((role) => used.has(role) && plateOf(profile, role));
}

/** Refinements the design wants and this printer has no plate for. */
export function missingPlates(sheet: readonly SheetPage[], profile: PrintProfile): PlateRole[] {
	const wanted = new Set(
		sheet.flatMap(({ pages }) => pages.flatMap(({ list }) => list.items.flatMap(rolesOfItem))),
	);
	return plateRoles.filter((role) => wanted.has(role) && !plateOf(profile, role));
}

/** Names of the separations of a side: process inks of a CMYK file, then what else is on it. */
export function platesOf(page: SheetPage, profile: PrintProfile): string[] {
	const process = profile.color.policy === "cmyk" ? processInks : [];
	const others = rolesOf(page).flatMap((role) => plateOf(profile, role)?.name ?? []);
	return [...process, ...others];
}
