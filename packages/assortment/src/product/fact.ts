/** Something computed from a choice, for people; words tell it by its code: "Gewicht", "1,2 kg". */
export interface Fact {
	readonly code: FactCode;
	readonly values?: Readonly<Record<string, FactValue>>;
}

interface Lengths {
	readonly width: number;
	readonly height: number;
}

/** What a fact tells, each with its unit: text and counts as they are, `key` one of a few, `part` of a SKU. */
export type FactValue =
	| string
	| number
	/** Millimetres. */
	| { readonly size: Lengths }
	| { readonly micrometres: number }
	| { readonly grams: number }
	| { readonly grammage: number }
	| { readonly pages: number }
	| { readonly pixels: Lengths }
	| { readonly month: number; readonly year: number }
	| { readonly option: string; readonly value: string }
	| { readonly envelope: string }
	| {
			readonly fittings: readonly {
				readonly key: string;
				readonly count: number;
				readonly length?: number;
			}[];
	  };

/** What can follow from a choice, product by product. */
export const factCodes = [
	"weight",
	"card.size",
	"card.closed",
	"card.open",
	"card.pieces",
	"card.paper",
	"card.paperAndCover",
	"card.weight",
	"card.setWeight",
	"card.envelope",
	"card.letter",
	"calendar.sheet",
	"calendar.extent",
	"calendar.binding",
	"calendar.titleYear",
	"calendar.period",
	"book.block",
	"book.spine",
	"book.weight",
	"photobook.extent",
	"photobook.spineText",
	"guestbook.extent",
	"guestbook.binding",
	"photoframe.outer",
	"photoframe.print",
	"photoframe.parts",
	"photoframe.partsFromTo",
	"photoframe.thickness",
	"photoframe.fittings",
	"photoframe.photo",
	"photoframe.oversize",
	"collage.photos",
	"collage.photoSize",
	"collage.photoPixels",
	"photobox.print",
	"photobox.image",
	"photobox.box",
	"photoprint.size",
	"photoprint.photo",
	"photoprint.paper",
	"photoprint.weight",
	"merch.print",
	"merch.material",
	"merch.food",
	"merch.rinse",
	"merch.wash",
	"merch.noToy",
	"merch.magnets",
	"giftwrap.sheet",
	"giftwrap.paper",
	"giftwrap.folded",
] as const;
export type FactCode = (typeof factCodes)[number];
