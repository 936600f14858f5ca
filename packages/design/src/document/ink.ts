import { z } from "zod";

/** Key of something inside one document: a swatch, an element, an artwork slot. */
export const keySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

const percent = z.int().min(0).max(100);

/**
 * A process colour: CMYK in percent for the press. The sRGB is what its author saw (ISO Coated v2); screens show what the
 * press makes of the CMYK (ink-colors.ts).
 */
export const swatchSchema = z.strictObject({
	name: z.string().max(60),
	cmyk: z.tuple([percent, percent, percent, percent]),
	srgb: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type Swatch = z.infer<typeof swatchSchema>;

/**
 * What an ink means in the document. Foil carries the swatch that is printed instead when the chosen refinement
 * is "ohne"; relief is clear varnish over its swatch. Switching gold to silver or to none is an option, never an edit.
 */
export const inkSchema = z.discriminatedUnion("role", [
	z.strictObject({ role: z.literal("process"), swatch: keySchema }),
	z.strictObject({ role: z.literal("foil"), swatch: keySchema }),
	z.strictObject({ role: z.literal("relief"), swatch: keySchema }),
]);
export type Ink = z.infer<typeof inkSchema>;
