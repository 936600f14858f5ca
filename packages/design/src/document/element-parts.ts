import type { Um } from "@offizin/units";
import { z } from "zod";
import { DOCUMENT_LIMITS } from "./document-limits.ts";
import { inkSchema, keySchema } from "./ink.ts";
import { rights } from "./right.ts";

const MAX_UM = DOCUMENT_LIMITS.extent;

/** Whole micrometres within ±10 m. */
export const umSchema = z.int().min(-MAX_UM).max(MAX_UM) as unknown as z.ZodType<Um, number>;
export const extentSchema = z.int().min(1).max(MAX_UM) as unknown as z.ZodType<Um, number>;

export const boxSchema = z.strictObject({
	x: umSchema,
	y: umSchema,
	width: extentSchema,
	height: extentSchema,
});

/** Clockwise, in hundredths of a degree. */
export const rotationSchema = z.int().min(-36_000).max(36_000);

/** Percent. Baked against paper white when the display list is made: the press never sees transparency. */
export const opacitySchema = z.int().min(1).max(99);

export const strokeSchema = z.strictObject({ ink: inkSchema, width: extentSchema });

export const common = {
	id: keySchema,
	/** Position relative to the trim of the page, before rotation about its own centre. */
	box: boxSchema,
	rotation: rotationSchema,
	/** What the element is for, in the words of the shopper: "Namen", "Datum". */
	label: z.string().max(60),
	/** Opaque when absent. */
	opacity: opacitySchema.optional(),
	/** A group element of the same page. */
	group: keySchema.optional(),
	/** What a person may do to it, where that is not what its kind says (`rightsOf`). */
	may: z.exactOptional(z.array(z.enum(rights)).max(rights.length)),
	/** In the draft of a template: what people may do to it (`may`) once it is published. */
	grants: z.exactOptional(z.array(z.enum(rights)).max(rights.length)),
	/** A person holds it in its place until they let it go again. */
	locked: z.exactOptional(z.literal(true)),
};
