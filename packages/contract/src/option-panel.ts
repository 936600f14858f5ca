import { productKeys } from "@offizin/assortment";
import { z } from "zod";
import { daySchema, extentSchema, quoteSchema } from "./values.ts";

/** What is bought, as every price call answers it: the quote of the issue with its date and the date in words. */
export const datedQuoteSchema = quoteSchema.extend({
	delivery: daySchema
		.nullable()
		.describe("The last day on which everything has arrived; null where nothing is delivered (GB, US)."),
	deliveryText: z.string().nullable().describe('In the words of the locale: "Mi., 25. November 2026".'),
	// § 11 PAngV.
	reduction: z
		.object({
			before: z.int().describe("Total before the reduction."),
			lowest30: z.int().describe("Lowest total of the 30 days before it."),
			perMille: z.int(),
		})
		.optional()
		.describe("Beside an announced reduction."),
	// § 4 PAngV.
	perSquareMetre: z.int().optional().describe("Where sold by area: the price of one square metre."),
});

const panelValueSchema = z.object({
	value: z.string(),
	name: z.string(),
	note: z.string().optional(),
	swatch: z.string().optional(),
	size: extentSchema.optional().describe("How large it makes the product; of formats."),
	envelope: z
		.object({ flap: z.string(), flapName: z.string(), colorName: z.string() })
		.optional()
		.describe('Of envelopes: the flap, "gerade" or "spitz", and the names of flap and colour.'),
	isChosen: z.boolean(),
	isPossible: z
		.boolean()
		.describe("Goes with everything else that is chosen, but for what comes along with it."),
	reason: z.string().optional().describe("Why not."),
	query: z.string().describe("Canonical query of what choosing it leads to: the nearest that can be made."),
	changes: z.array(z.string()).describe('What else would change: "Veredelung: ohne Veredelung".'),
	along: z
		.array(z.string())
		.optional()
		.describe('What comes along with it by itself, as the first colour of a frame: "Rahmenfarbe: Schwarz".'),
	without: z
		.string()
		.optional()
		.describe(
			'Where nothing else may change for it: what does, told in short with the value: "ohne Rahmen".',
		),
	priceChange: z.int().describe("What choosing it adds to the total, minor units."),
	dateChange: z.int().describe("What choosing it adds to the delivery date, calendar days."),
});

const panelOptionSchema = z.object({
	key: z.string(),
	name: z.string(),
	kind: z.enum(["list", "whole", "size"]),
	value: z.string(),
	size: extentSchema.optional().describe("Of the value that is chosen, listed or not."),
	/** Listed values; of numbers and sizes those offered first. */
	values: z.array(panelValueSchema),
	withheld: z
		.array(z.object({ value: z.string(), name: z.string(), reason: z.string() }))
		.optional()
		.describe("What would change a choice that nothing else may change: it cannot be chosen now, and why."),
	/** Of whole numbers. */
	min: z.int().optional(),
	max: z.int().optional(),
	step: z.int().optional(),
	unit: z.string().optional(),
	short: z
		.object({ min: z.int(), max: z.int() })
		.optional()
		.describe("Of free sizes: what the short edge can be with everything else that is chosen, centimetres."),
	long: z.object({ min: z.int(), max: z.int() }).optional().describe("The same of the long edge."),
});

/** Everything an option panel shows for one selection, priced value by value. */
export const optionPanelSchema = z.object({
	product: z.enum(productKeys),
	name: z.string(),
	configuration: z.record(z.string(), z.string()),
	/** Canonical query of the configuration and the quantity. */
	query: z.string(),
	options: z.array(panelOptionSchema),
	adjustments: z
		.array(
			z.object({
				option: z.string(),
				name: z.string(),
				from: z.string(),
				to: z.string(),
				reason: z.string(),
			}),
		)
		.describe("What had to give way so that the asked configuration can be made."),
	quantity: z.int(),
	quantities: z.object({ max: z.int() }),
	/** Unit and total for every quantity offered. */
	ladder: z.array(z.object({ quantity: z.int(), unit: z.int(), total: z.int() })),
	quote: datedQuoteSchema,
	/** Facts computed from the choice, as name and value: "Gewicht", "1,2 kg". */
	facts: z.array(z.object({ name: z.string(), value: z.string() })),
	isSoldAsChosen: z
		.boolean()
		.describe(
			"It goes into the cart as it is chosen, printed with a pattern of ours; others are designed first.",
		),
	configurator: z
		.object({ path: z.string() })
		.nullable()
		.describe("Its editor, opened with what is chosen; null where there is none yet."),
});
export type OptionPanel = z.infer<typeof optionPanelSchema>;
export type PanelOption = z.infer<typeof panelOptionSchema>;
