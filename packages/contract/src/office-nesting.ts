import { z } from "zod";
import { officeAddresses } from "./addresses.ts";
import { staffRefusals } from "./office.ts";
import { reply, route } from "./route.ts";

/** Whole millimetres. */
const length = z.int();

const pieceSchema = z.object({
	key: z.string(),
	/** Number of its order, and the position of its line there. */
	order: z.string(),
	line: z.int(),
	name: z.string(),
	/** Which of its parts and copies, where there are several. */
	part: z.string().nullable(),
	width: length,
	height: length,
});

const placedSchema = pieceSchema.extend({
	/** From the top left corner of the board, or the start of the roll. */
	x: length,
	y: length,
	/** Lies across; width and height are those it has so. */
	turned: z.boolean(),
});

const sheetSchema = z.object({
	width: length,
	length,
	/** Percent that no piece needs. */
	waste: z.number(),
	pieces: z.array(placedSchema),
});
export type OfficeNestedSheet = z.infer<typeof sheetSchema>;

const groupSchema = z.object({
	/** When it has to be at the carrier; null where the promise names no day. */
	due: z.iso.date().nullable(),
	material: z.string(),
	materialName: z.string(),
	variant: z.string(),
	variantName: z.string(),
	kind: z.enum(["board", "roll"]),
	waste: z.number(),
	sheets: z.array(sheetSchema),
	/** Larger than what the material comes in. */
	tooLarge: z.array(pieceSchema),
});
export type OfficeNesting = z.infer<typeof groupSchema>;

export const officeListNesting = route({
	...officeAddresses.officeListNesting,
	summary: "How the pictures that wait for the press may lie on boards and rolls, by day and material",
	tags: ["office"],
	responses: {
		200: reply(z.object({ items: z.array(groupSchema) }), "A suggestion, worked out anew at each call."),
		...staffRefusals,
	},
});
