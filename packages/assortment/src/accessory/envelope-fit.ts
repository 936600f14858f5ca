import { mm, type Size, type Um } from "@offizin/units";
import { ENVELOPE_THICKNESS, type EnvelopeMeasure } from "./envelope.ts";
import type { Letter } from "./postage.ts";

/** Air between card and envelope, beside the thickness of the card (domain.md §1.2). */
const AIR = mm(3);

/** A closed card. */
export interface ClosedCard {
	readonly trim: Size;
	readonly thickness: Um;
}

function edges({ width, height }: Size): { readonly short: number; readonly long: number } {
	return { short: Math.min(width, height), long: Math.max(width, height) };
}

/** Whether a card fits, by the rule of domain.md §1.2: the envelope is wider and higher than the card by 3 mm and the card's thickness. */
export function envelopeFits(
	{ trim, thickness }: ClosedCard,
	{ size }: Pick<EnvelopeMeasure, "size">,
): boolean {
	const card = edges(trim);
	const envelope = edges(size);
	const needed = AIR + thickness;
	return envelope.short - card.short >= needed && envelope.long - card.long >= needed;
}

/** A card of so many milligrams in an envelope, as the post measures it. */
export function letterOf(thickness: Um, milligrams: number, envelope: EnvelopeMeasure): Letter {
	return {
		size: envelope.size,
		thickness: thickness + ENVELOPE_THICKNESS,
		milligrams: milligrams + envelope.weight * 1000,
	};
}
