import { mm, toPt } from "@offizin/units";
import { isBack } from "../sheet/work-style.ts";
import type { TicketFile, TicketPlate, TicketSide } from "./ticket.ts";
import { nameToken, type Xml, xml } from "./xml.ts";

/** A process after printing with the resources it needs. */
export interface FinishingStep {
	readonly process: string;
	readonly resources: readonly Xml[];
}

/** A resource set of XJDF: what goes into the job or comes out of it. */
export function resourceSet(name: string, usage: "Input" | "Output" | undefined, ...resources: Xml[]): Xml {
	return xml("ResourceSet", { Name: name, Usage: usage }, ...resources);
}

/** The part of a set that is for one plate. */
export function separation(plate: string): Xml {
	return xml("Part", { Separation: nameToken(plate) });
}

/** The part of a set that is for one sheet, seen from its front. */
export function sheetPart(name: string): Xml {
	return xml("Part", { SheetName: name, Side: "Front" });
}

export function fileSpec({ name, contentType, bytes }: TicketFile): Xml {
	return xml("FileSpec", { FileSize: bytes, MimeType: contentType, URL: encodeURI(name) });
}

/** Millimetres as points, to a thousandth. */
export function points(millimetres: number): number {
	return Math.round(toPt(mm(millimetres)) * 1000) / 1000;
}

/** Sides that are the front of their sheet, with the name of the sheet: a finishing tool works from there. */
export function fronts(
	sides: readonly TicketSide[],
): { readonly side: TicketSide; readonly sheet: string }[] {
	return sides.filter(({ key }) => !isBack(key)).map((side, index) => ({ side, sheet: `Sheet${index + 1}` }));
}

export function platesWith(plates: readonly TicketPlate[], roles: readonly string[]): TicketPlate[] {
	return plates.filter(({ role }) => roles.includes(role));
}
