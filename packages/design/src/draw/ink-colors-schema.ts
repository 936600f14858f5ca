// Apart from what draws with them: the editor starts without a parser.
import { z } from "zod";
import { type InkColors, type PressColors, TINTS } from "./ink-colors.ts";

const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

const inkColorsSchema: z.ZodType<InkColors> = z.record(z.string(), z.array(colorSchema).length(TINTS.length));

export const pressColorsSchema: z.ZodType<PressColors> = z.object({
	by: z.string().optional(),
	stocks: z.record(z.string(), z.record(z.string(), z.string())),
	conditions: z.record(z.string(), inkColorsSchema),
});
