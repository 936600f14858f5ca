import type { Ink, InkSpace } from "./ink-space.ts";
import type { PaintEvent } from "./paint-event.ts";

/** The four process inks as plates are called. */
export const PROCESS_PLATES: readonly string[] = ["Cyan", "Magenta", "Yellow", "Black"];

/**
 * What an object does on one plate: puts ink (0 to 1, where 0 knocks out what is below), puts a picture's
 * samples, keeps what is below, or cannot be told because the press converts its colour.
 */
export type PlateMark =
	| { readonly kind: "ink"; readonly amount: number }
	| { readonly kind: "picture" }
	| { readonly kind: "kept" }
	| { readonly kind: "unconverted" };

/** Turns a colour that is not given in inks into cyan, magenta, yellow and black, 0 to 1. */
export type ToProcess = (ink: Ink) => readonly [c: number, m: number, y: number, k: number] | undefined;

const KEPT: PlateMark = { kind: "kept" };
const KNOCKED_OUT: PlateMark = { kind: "ink", amount: 0 };

/** What an object of a page does on a plate, by its colour and overprint (ISO 32000-1, 8.6.7 and table 149). */
export function plateMark(event: PaintEvent, plate: string, toProcess?: ToProcess): PlateMark {
	if (event.kind === "shading") return { kind: "unconverted" };
	if (event.kind !== "image") return inkMark(event.ink, event, plate, toProcess);
	if (event.ink) return inkMark(event.ink, event, plate, toProcess);
	return event.image.space ? pictureMark(event.image.space, plate, event.overprint) : { kind: "unconverted" };
}

function inkMark(
	{ space, values }: Ink,
	{ overprint, overprintMode }: Pick<PaintEvent, "overprint" | "overprintMode">,
	plate: string,
	toProcess: ToProcess | undefined,
): PlateMark {
	const elsewhere = overprint ? KEPT : KNOCKED_OUT;
	if (space.kind === "spot") {
		if (space.names.length === 1 && space.names[0] === "None") return KEPT;
		const index = space.names[0] === "All" ? 0 : space.names.indexOf(plate);
		return index < 0 ? elsewhere : { kind: "ink", amount: values[index] ?? 0 };
	}
	const index = processIndex(plate);
	if (index < 0) return elsewhere;
	if (space.kind === "device" && space.name === "DeviceGray") {
		return { kind: "ink", amount: index === 3 ? 1 - (values[0] ?? 0) : 0 };
	}
	if (space.kind === "device" && space.name === "DeviceCMYK") {
		const amount = values[index] ?? 0;
		return overprint && overprintMode === 1 && amount === 0 ? KEPT : { kind: "ink", amount };
	}
	const amount = toProcess?.({ space, values })?.[index];
	return amount === undefined ? { kind: "unconverted" } : { kind: "ink", amount };
}

/** Pictures put all their inks, those of 0 % too: overprint mode 1 is for flat colours only. */
function pictureMark(space: InkSpace, plate: string, overprint: boolean): PlateMark {
	if (space.kind === "indexed") return pictureMark(space.base, plate, overprint);
	if (space.kind === "spot") {
		if (space.names.includes(plate) || space.names[0] === "All") return { kind: "picture" };
		return overprint ? KEPT : KNOCKED_OUT;
	}
	const index = processIndex(plate);
	if (index < 0) return overprint ? KEPT : KNOCKED_OUT;
	const isGray = space.kind === "device" && space.name === "DeviceGray";
	return isGray && index < 3 ? KNOCKED_OUT : { kind: "picture" };
}

function processIndex(plate: string): number {
	return PROCESS_PLATES.indexOf(plate);
}

/** Names of the plates a colour space speaks of; the process plates for everything that is not a spot. */
export function spacePlates(space: InkSpace): readonly string[] {
	if (space.kind === "indexed") return spacePlates(space.base);
	if (space.kind === "spot") return space.names.filter((name) => name !== "None");
	return PROCESS_PLATES;
}

/** The ink put on each process plate; undefined for colours the press converts and for spots of other names. */
export function processInks({
	space,
	values,
}: Ink): readonly [c: number, m: number, y: number, k: number] | undefined {
	if (space.kind === "device" && space.components === 1) return [0, 0, 0, 1 - (values[0] ?? 0)];
	const [c = 0, m = 0, y = 0, k = 0] = values;
	if (space.kind === "device" && space.components === 4) return [c, m, y, k];
	if (space.kind !== "spot") return undefined;
	if (!space.names.every((name) => PROCESS_PLATES.includes(name))) return undefined;
	const of = (plate: string) => values[space.names.indexOf(plate)] ?? 0;
	return [of("Cyan"), of("Magenta"), of("Yellow"), of("Black")];
}

/** 100 K, near enough for what was converted from a byte. */
const FULL = 0.995;

/** Whether a colour is black ink and no other. */
export function isBlack(ink: Ink): boolean {
	const [c, m, y, k = 0] = processInks(ink) ?? [];
	return c === 0 && m === 0 && y === 0 && k >= FULL;
}

/** Whether the press has to convert the space's colours before they become inks. */
export function needsConversion(space: InkSpace): boolean {
	if (space.kind === "indexed") return needsConversion(space.base);
	return space.kind === "device" ? space.name === "DeviceRGB" : space.kind !== "spot";
}

export function inkSpaceOf(event: PaintEvent): InkSpace | undefined {
	if (event.kind === "shading") return event.space;
	return event.kind === "image" ? (event.ink?.space ?? event.image.space) : event.ink.space;
}
