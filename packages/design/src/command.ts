import { z } from "zod";
import { keySchema } from "./ink.ts";
import { cropSchema, uploadIdSchema } from "./photo-element.ts";
import { textStyleSchema } from "./text-element.ts";

const styleChangeSchema = textStyleSchema.pick({ font: true, size: true, align: true, ink: true }).partial();

/** Everything a person can do to a design, as plain data: log, undo, autosave and the HTTP door share it. */
export const commandSchema = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("setText"), element: keySchema, text: z.string().max(20_000) }),
	z.strictObject({ type: z.literal("setTextStyle"), element: keySchema, style: styleChangeSchema }),
	/** Puts an uploaded photo into a slot, covering it from the centre unless a crop is given. */
	z.strictObject({
		type: z.literal("setPhoto"),
		element: keySchema,
		upload: uploadIdSchema,
		crop: cropSchema.optional(),
	}),
	z.strictObject({ type: z.literal("setCrop"), element: keySchema, crop: cropSchema }),
	z.strictObject({ type: z.literal("removePhoto"), element: keySchema }),
]);
export type Command = z.infer<typeof commandSchema>;
