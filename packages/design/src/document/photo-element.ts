import { z } from "zod";
import { common, extentSchema } from "./element-parts.ts";
import { keySchema } from "./ink.ts";

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

/** How the cut-out lies in its slot: mirrored left to right first, then turned clockwise. */
export const photoTurnSchema = z.union([z.literal(90), z.literal(180), z.literal(270)]);

/** Hundredths of a degree, clockwise. */
export const photoTiltSchema = z
	.int()
	.min(-4500)
	.max(4500)
	.refine((tilt) => tilt !== 0);

/** Closed lines, those around what is seen clockwise and those around an opening in it the other way. */
const photoOutlineSchema = z
	.string()
	.regex(/^(?:M\d+ \d+(?:L\d+ \d+)+Z)+$/)
	.max(40_000);

/** A photo at hand for a design, wherever it stands or does not stand yet. */
export const assetSchema = z.strictObject({
	upload: uploadIdSchema,
	/** Pixels of the upright photo (EXIF orientation applied). */
	width: z.int().min(1).max(100_000),
	height: z.int().min(1).max(100_000),
});
export type Asset = z.infer<typeof assetSchema>;

const placedPhotoSchema = assetSchema.extend({
	crop: cropSchema,
	turn: photoTurnSchema.optional(),
	mirrored: z.literal(true).optional(),
	/** Of the photo about the middle of its crop, before it is mirrored and turned; the crop is what its slot shows then. */
	tilt: photoTiltSchema.optional(),
	/** Around what it shows, in its pixels, where it shows nothing beside that. */
	outline: photoOutlineSchema.optional(),
});
export type PlacedPhoto = z.infer<typeof placedPhotoSchema>;

const amount = z.int().min(-100).max(100);

/** A change of tone, with the same numbers on screen and in print (photo-look.ts). */
export const photoLookSchema = z.strictObject({
	tone: z.enum(["color", "blackWhite", "sepia"]),
	brightness: amount,
	contrast: amount,
});
export type PhotoLook = z.infer<typeof photoLookSchema>;

export const photoElementSchema = z.strictObject({
	...common,
	type: z.literal("photo"),
	shape: z.enum(["rect", "ellipse", "arch", "heart"]),
	/** Of the corners of a rectangle. */
	radius: extentSchema.optional(),
	photo: placedPhotoSchema.nullable(),
	/** As taken when absent. Belongs to the slot: another photo gets the same look. */
	look: photoLookSchema.optional(),
	/**
	 * Fills the picture of its page (`Page.picture`), or of its places (`Page.places`) the one that comes with it, in whatever
	 * size that is made; or lies whole on it (`Page.whole`). Its box follows.
	 */
	fills: z.enum(["picture", "whole"]).optional(),
	/** Demo photo for product pictures and the empty slot; never printed. */
	sample: keySchema.optional(),
});
export type PhotoElement = z.infer<typeof photoElementSchema>;
