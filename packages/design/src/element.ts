import type { Um } from "@offizin/units";
import { z } from "zod";
import { inkSchema, keySchema } from "./ink.ts";

const MAX_UM = 10_000_000;

/** Whole micrometres within ±10 m. */
const umSchema = z.int().min(-MAX_UM).max(MAX_UM) as unknown as z.ZodType<Um, number>;
const extentSchema = z.int().min(1).max(MAX_UM) as unknown as z.ZodType<Um, number>;

const boxSchema = z.strictObject({
	x: umSchema,
	y: umSchema,
	width: extentSchema,
	height: extentSchema,
});

const common = {
	id: keySchema,
	/** Position relative to the trim of the page, before rotation about its own centre. */
	box: boxSchema,
	/** Clockwise, in hundredths of a degree. */
	rotation: z.int().min(-36_000).max(36_000),
	/** What the element is for, in the words of the shopper: "Namen", "Datum". */
	label: z.string().max(60),
};

export const textStyleSchema = z.strictObject({
	font: z.string().max(80),
	/** Em size in micrometres. */
	size: extentSchema,
	/** Line height in percent of the size. */
	leading: z.int().min(60).max(400),
	/** Thousandths of an em after each glyph. */
	tracking: z.int().min(-200).max(2000),
	align: z.enum(["left", "center", "right"]),
	features: z
		.array(z.string().regex(/^-?[a-z0-9]{4}$/))
		.max(8)
		.optional(),
	ink: inkSchema,
});
export type TextElementStyle = z.infer<typeof textStyleSchema>;

const textElementSchema = z.strictObject({
	...common,
	type: z.literal("text"),
	text: z.string().max(4000),
	/** The most characters the field takes; longer input is refused with `text_too_long`. */
	maxLength: z.int().min(1).max(4000),
	style: textStyleSchema,
	verticalAlign: z.enum(["top", "middle", "bottom"]),
	/** Smallest em size the layout may shrink to so that the text fits; the authored size is never overwritten. */
	fitMin: extentSchema.optional(),
	/** False for words that belong to the drawing and are not offered in the form. */
	editable: z.boolean(),
});
export type TextElement = z.infer<typeof textElementSchema>;

/** The part of a photo that is printed, in pixels of the upright photo. */
export const cropSchema = z.strictObject({
	x: z.int().min(0).max(100_000),
	y: z.int().min(0).max(100_000),
	width: z.int().min(1).max(100_000),
	height: z.int().min(1).max(100_000),
});
export type Crop = z.infer<typeof cropSchema>;

/** Id of an uploaded photo, as the server makes them (base64url). */
export const uploadIdSchema = z.string().regex(/^[\w-]{1,64}$/);

const placedPhotoSchema = z.strictObject({
	upload: uploadIdSchema,
	/** Pixels of the upright photo (EXIF orientation applied). */
	width: z.int().min(1).max(100_000),
	height: z.int().min(1).max(100_000),
	crop: cropSchema,
});
export type PlacedPhoto = z.infer<typeof placedPhotoSchema>;

const photoElementSchema = z.strictObject({
	...common,
	type: z.literal("photo"),
	shape: z.enum(["rect", "ellipse", "arch"]),
	photo: placedPhotoSchema.nullable(),
	/** Demo photo for product pictures and the empty slot; never printed. */
	sample: keySchema.optional(),
});
export type PhotoElement = z.infer<typeof photoElementSchema>;

const artworkElementSchema = z.strictObject({
	...common,
	type: z.literal("artwork"),
	/** Key in the document's `artworks`; drawn to fill the box. */
	artwork: keySchema,
	/** Ink of each slot of the artwork. */
	inks: z.record(keySchema, inkSchema),
	/** Mirrored left to right. */
	mirrored: z.boolean().optional(),
});
export type ArtworkElement = z.infer<typeof artworkElementSchema>;

const shapeElementSchema = z.strictObject({
	...common,
	type: z.literal("shape"),
	shape: z.enum(["rect", "ellipse", "arch"]),
	fill: inkSchema.optional(),
	stroke: z.strictObject({ ink: inkSchema, width: extentSchema }).optional(),
});
export type ShapeElement = z.infer<typeof shapeElementSchema>;

export const elementSchema = z.discriminatedUnion("type", [
	textElementSchema,
	photoElementSchema,
	artworkElementSchema,
	shapeElementSchema,
]);
export type DesignElement = z.infer<typeof elementSchema>;
