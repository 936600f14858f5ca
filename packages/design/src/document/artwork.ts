import { z } from "zod";
import { keySchema } from "./ink.ts";

const NUMBER = String.raw`-?\d{1,7}(?:\.\d{1,6})?`;
const PAIR = `${NUMBER}[ ,]${NUMBER}`;

const CURVE = `${PAIR}[ ,]${PAIR}[ ,]${PAIR}`;

/**
 * Absolute M, L, C and Z only, each with exactly the numbers it needs (L and C may go on with more of them), so
 * that SVG and PDF read the same path without a second parser.
 */
const PATH_PATTERN = new RegExp(
	`^M ?${PAIR}(?: ?(?:M ?${PAIR}|L ?${PAIR}(?:[ ,]${PAIR})*|C ?${CURVE}(?:[ ,]${CURVE})*|Z))*$`,
);

const pathSchema = z.string().max(60_000).regex(PATH_PATTERN);

/** One painted path of an artwork. `ink` names a slot that the element maps to a real ink. */
const artworkPathSchema = z.strictObject({
	d: pathSchema,
	ink: keySchema,
	/** Stroke width in artwork units; filled when absent. */
	stroke: z.number().positive().max(10_000).optional(),
	cap: z.enum(["butt", "round"]).optional(),
	/** Fill rule; nonzero when absent. */
	rule: z.enum(["nonzero", "evenodd"]).optional(),
});

/** A vector drawing in its own units, recolourable by ink slot. Stored in the document, so that a printed order never changes. */
export const artworkSchema = z.strictObject({
	width: z.number().positive().max(100_000),
	height: z.number().positive().max(100_000),
	paths: z.array(artworkPathSchema).min(1).max(800),
});
export type Artwork = z.infer<typeof artworkSchema>;
