import type { Format } from "./format.ts";

/** Product forms of spec 3.7-11. */
export type CardForm =
	| "ballonkarte"
	| "banderole"
	| "booklet"
	| "briefumschlag"
	| "din-lang-quer"
	| "doppelklappkarte"
	| "einlegeblatt"
	| "einlegekarte"
	| "flaschenetikett"
	| "fotostreifen"
	| "geschenkanhaenger"
	| "kartenfaecher"
	| "kartentrio"
	| "klappkarte"
	| "konfetti"
	| "leporello"
	| "menuekarte"
	| "pocketfold"
	| "polaroid"
	| "postkarte"
	| "sitzplan"
	| "sticker"
	| "teelichtkarte"
	| "tischfaltkarte"
	| "tischkarte"
	| "wunderkerzen-etikett";

/** Sizes of domain.md §1.2 that cards are made in. */
export type BaseSize = "a5" | "a6" | "a7" | "b6" | "dl" | "sq145";
export type EnvelopeSize = "b6" | "c5" | "c6" | "c7" | "dl" | "sq";

/** A format that cards are made in. */
export interface CardFormat extends Format {
	readonly form: CardForm;
	/** Absent where the size is the form's own. */
	readonly baseSize?: BaseSize;
	readonly orientation: "portrait" | "landscape" | "square";
	/** The envelope it fits. */
	readonly envelope?: EnvelopeSize;
}
