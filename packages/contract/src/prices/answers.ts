import { z } from "zod";
import { datedQuoteSchema } from "../option-panel.ts";
import { moneySchema } from "../values.ts";

/** Unit and total for a quantity. */
const stepSchema = z.object({ quantity: z.int(), unit: z.int(), total: z.int() });

/** What every price call answers: the quote, what it is for, and the ladder of quantities. */
export const priceAnswerSchema = datedQuoteSchema.extend({
	configuration: z.record(z.string(), z.string()).describe("What the price is for, complete."),
	query: z.string().describe("The same as a canonical query."),
	ladder: z.array(stepSchema).describe("Unit and total for every quantity offered."),
});

/** Something to choose, with its "ab" price where it has one. */
export const choiceSchema = z.object({
	value: z.string(),
	name: z.string(),
	note: z.string().optional(),
	swatch: z.string().optional(),
	from: moneySchema.optional().describe("The lowest price it can be had for."),
});
export type ChoiceView = z.infer<typeof choiceSchema>;

/** A list of things to choose. */
export const choicesSchema = z.object({ items: z.array(choiceSchema), total: z.int() });

const limitsSchema = z.object({ min: z.int(), max: z.int() });

/** What both edges may measure, whichever way the picture is turned. */
export const sizeLimitsSchema = z.object({
	short: limitsSchema.describe("Centimetres."),
	long: limitsSchema.describe("Centimetres."),
});

/** A size in centimetres with what it costs. */
export const pricedSizeSchema = z.object({
	format: z.string(),
	name: z.string(),
	ratio: z.string().describe('"3:2", the long edge first; "other" where no usual ratio is near.'),
	price: moneySchema,
});
