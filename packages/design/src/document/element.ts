import { z } from "zod";
import {
	artworkElementSchema,
	groupElementSchema,
	lineElementSchema,
	qrElementSchema,
	shapeElementSchema,
} from "./drawn-element.ts";
import { photoElementSchema } from "./photo-element.ts";
import { textElementSchema } from "./text-element.ts";

export const elementSchema = z.discriminatedUnion("type", [
	textElementSchema,
	photoElementSchema,
	artworkElementSchema,
	shapeElementSchema,
	lineElementSchema,
	qrElementSchema,
	groupElementSchema,
]);
export type DesignElement = z.infer<typeof elementSchema>;
