import { mm, type Size, type Um } from "@offizin/units";
import { lengthDe } from "../measures-de.ts";
import { ENVELOPE_THICKNESS, type EnvelopeMeasure, millimetresDe } from "./envelope.ts";
import type { Letter } from "./postage.ts";

/** Air between card and envelope, beside the thickness of the card (domain.md §1.2). */
const AIR = mm(3);

/** A closed card. */
export interface ClosedCard {
	readonly trim: Size;
	readonly thickness: Um;
}

/** Whether something fits, and if not, why, as a sentence. */
export type Fit = { readonly fits: true } | { readonly fits: false; readonly reasonDe: string };

function edges({ width, height }: Size): { readonly short: number; readonly long: number } {
	return { short: Math.min(width, height), long: Math.max(width, height) };
}

/** The rule of domain.md §1.2: the envelope is wider and higher than the card by 3 mm and the card's thickness. */
export function envelopeFits({ trim, thickness }: ClosedCard, { nameDe, size }: EnvelopeMeasure): Fit {
	const card = edges(trim);
	const envelope = edges(size);
	const needed = AIR + thickness;
	if (envelope.short - card.short >= needed && envelope.long - card.long >= needed) return { fits: true };
	return {
		fits: false,
		reasonDe:
			`Die Karte misst ${millimetresDe(trim)} und braucht bei ihrer Stärke ${lengthDe(Math.ceil(needed / 100))} Luft; ` +
			`der Umschlag ${nameDe} misst ${millimetresDe(size)}.`,
	};
}

/** A card of so many milligrams in an envelope, as the post measures it. */
export function letterOf(thickness: Um, milligrams: number, envelope: EnvelopeMeasure): Letter {
	return {
		size: envelope.size,
		thickness: thickness + ENVELOPE_THICKNESS,
		milligrams: milligrams + envelope.weight * 1000,
	};
}
