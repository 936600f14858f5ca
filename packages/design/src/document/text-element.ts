import { z } from "zod";
import { DOCUMENT_LIMITS } from "./document-limits.ts";
import { common, extentSchema } from "./element-parts.ts";
import { inkSchema } from "./ink.ts";

/** What may differ from character to character. */
const characterStyle = {
	font: z.string().max(80),
	/** Em size in micrometres. */
	size: extentSchema,
	/** Thousandths of an em after each glyph. */
	tracking: z.int().min(-200).max(2000),
	/** OpenType features such as "onum" or "-liga". */
	features: z.exactOptional(z.array(z.string().regex(/^-?[a-z0-9]{4}$/)).max(8)),
	/** Shown in capitals, or in small ones: the font's own, or drawn from its capitals. The text stays as typed. */
	caps: z.exactOptional(z.enum(["all", "small"])),
	ink: inkSchema,
};

export const textStyleSchema = z.strictObject({
	...characterStyle,
	/** Line height in percent of the size. */
	leading: z.int().min(60).max(400),
	align: z.enum(["left", "center", "right"]),
	/** Draws what the fonts of the text lack. */
	fallback: z.exactOptional(z.string().max(80)),
});
export type TextElementStyle = z.infer<typeof textStyleSchema>;

/** A stretch of the text (UTF-16, end excluded) that is set differently. */
export const textRunSchema = z.strictObject({
	start: z.int().min(0).max(4000),
	end: z.int().min(1).max(4000),
	style: z.strictObject({
		font: z.exactOptional(characterStyle.font),
		size: z.exactOptional(characterStyle.size),
		tracking: z.exactOptional(characterStyle.tracking),
		features: characterStyle.features,
		caps: characterStyle.caps,
		ink: z.exactOptional(characterStyle.ink),
	}),
});
export type TextRun = z.infer<typeof textRunSchema>;

/** What only the persons of the card can say: their names, the day of their feast, anything else about them. */
const personalSchema = z.strictObject({
	kind: z.enum(["name", "day", "detail"]),
	/** What the theme says in its place, so that it is noticed when nobody has changed it. */
	sample: z.string().max(4000),
});

export const textElementSchema = z.strictObject({
	...common,
	type: z.literal("text"),
	/** Lies in what is left for words on its page (`Page.words`), in whatever size that is made; its box follows. */
	fills: z.literal("words").optional(),
	/**
	 * `{{key}}` stands for the guest's value of a field the document lists, else for a fact of the document, which a form
	 * may follow: `{{date:full}}`.
	 */
	text: z.string().max(4000),
	/** How the theme tells it by facts: what a text written over by hand can return to. */
	pattern: z.exactOptional(z.string().max(4000)),
	/** The most characters the field takes; longer input is refused with `text_too_long`. */
	maxLength: z.int().min(1).max(4000),
	style: textStyleSchema,
	/** Ascending, none overlapping another. */
	runs: z.array(textRunSchema).max(DOCUMENT_LIMITS.runs).optional(),
	verticalAlign: z.enum(["top", "middle", "bottom"]),
	/** Smallest em size the layout may shrink to so that the text fits; the authored size is never overwritten. */
	fitMin: extentSchema.optional(),
	/** Its box gets as high as its lines need, away from the edge they are aligned to; the height it has is the least. */
	grow: z.exactOptional(z.literal(true)),
	/** Divide words at line ends; off on cards, where it is a choice of the typesetter. */
	hyphenation: z.literal("de").optional(),
	/** Baselines stand on the page's baseline grid. */
	onGrid: z.literal(true).optional(),
	personal: z.exactOptional(personalSchema),
	/** A guest of whom anything is known needs words here, such as an address: without them there is no print. */
	needed: z.exactOptional(z.literal(true)),
	/** False for words that belong to the drawing and are not offered in the form. */
	editable: z.boolean(),
});
export type TextElement = z.infer<typeof textElementSchema>;
