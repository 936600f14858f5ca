import type { Um } from "@offizin/units";
import { ENVELOPE_THICKNESS, type EnvelopeMeasure } from "./envelope.ts";
import type { Letter } from "./postage.ts";

/** A card of so many milligrams in an envelope, as the post measures it. */
export function letterOf(thickness: Um, milligrams: number, envelope: EnvelopeMeasure): Letter {
	return {
		size: envelope.size,
		thickness: thickness + ENVELOPE_THICKNESS,
		milligrams: milligrams + envelope.weight * 1000,
	};
}
