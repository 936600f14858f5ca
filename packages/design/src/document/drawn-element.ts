import { z } from "zod";
import { common, extentSchema, strokeSchema } from "./element-parts.ts";
import { inkSchema, keySchema } from "./ink.ts";

export const artworkElementSchema = z.strictObject({
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

export const shapeElementSchema = z.strictObject({
	...common,
	type: z.literal("shape"),
	shape: z.enum(["rect", "ellipse", "arch", "heart"]),
	/** Of the corners of a rectangle. */
	radius: extentSchema.optional(),
	fill: inkSchema.optional(),
	stroke: strokeSchema.optional(),
});
export type ShapeElement = z.infer<typeof shapeElementSchema>;

/** A straight line through the middle of its box, from the left edge to the right. */
export const lineElementSchema = z.strictObject({
	...common,
	type: z.literal("line"),
	stroke: z.strictObject({ ...strokeSchema.shape, dash: z.enum(["dashed", "dotted"]).optional() }),
});
export type LineElement = z.infer<typeof lineElementSchema>;

/** A QR code. The quiet zone of four modules lies inside the box; the code is the largest square in its middle. */
export const qrElementSchema = z.strictObject({
	...common,
	type: z.literal("qr"),
	/** `{{key}}` stands for the guest's value of a field. */
	content: z.string().max(2000),
	level: z.enum(["L", "M", "Q", "H"]),
	ink: inkSchema,
	/** Painted under code and quiet zone; what lies below shows when absent. */
	background: inkSchema.optional(),
});
export type QrElement = z.infer<typeof qrElementSchema>;

/**
 * Elements that belong together; its rotation turns all of them about the middle of its box. Paints nothing, and is as
 * large as what is in it (`elementBounds`).
 */
export const groupElementSchema = z.strictObject({
	id: common.id,
	box: common.box,
	rotation: common.rotation,
	label: common.label,
	group: common.group,
	may: common.may,
	grants: common.grants,
	locked: common.locked,
	type: z.literal("group"),
});
