import { invariant } from "@offizin/base";
import type { TextElement } from "@offizin/design";
import { type TextOptions, text } from "../card-builder.ts";

/** Inscriptions: names, dates, titles. Its hairlines hold in foil from 18 pt on. */
export const TITLE = "marcellus-400";
/** Labels in tracked capitals. */
const LABEL = "jost-400";
/** Running text on bare paper. */
export const TEXT = "cormorant-garamond-500";
/** Figures as tall as capitals: the old-style one of Cormorant reads like an i. */
export const LINING = ["lnum"];
export const FONTS = [TITLE, LABEL, TEXT, "cormorant-garamond-400-italic"];

/** How far below the middle of a line its baseline lies, in em: half of ascender plus descender of the font. */
const drop: Readonly<Record<string, number>> = { [TITLE]: 0.3472, [LABEL]: 0.3475, [TEXT]: 0.3185 };

const MM_PER_PT = 25.4 / 72;

export interface LineOptions extends TextOptions {
	/** Middle, or left or right end with that alignment, in millimetres. */
	readonly x: number;
	readonly baseline: number;
	readonly width: number;
	/** Height of the box in millimetres where a long text may take a second line once it has shrunk; else one line. */
	readonly room?: number;
}

/** One line of text that stands on a baseline. A smaller size chosen by `fitMin` keeps it in the middle. */
export function line(
	id: string,
	label: string,
	{ x, baseline, width, room, ...options }: LineOptions,
): TextElement {
	const fall = drop[options.font];
	invariant(fall !== undefined, `${options.font} has no measured baseline`);
	const em = options.size * MM_PER_PT;
	const leading = options.leading ?? 130;
	const height = room ?? (em * leading) / 100 + 0.4;
	const left = { left: x, center: x - width / 2, right: x - width }[options.align ?? "center"];
	return text(id, label, [left, baseline - fall * em - height / 2, width, height], { ...options, leading });
}

/** A label in tracked capitals. */
export function label(
	id: string,
	name: string,
	options: Omit<LineOptions, "font" | "size"> & { readonly size?: number },
): TextElement {
	return line(id, name, {
		size: 8,
		tracking: 180,
		maxLength: 60,
		fitMin: 6,
		...options,
		caps: "all",
		font: LABEL,
	});
}
