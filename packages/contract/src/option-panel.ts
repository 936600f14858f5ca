import { productTypes } from "@offizin/catalog";
import { z } from "zod";
import { daySchema, quoteSchema } from "./values.ts";

/** What is bought, as every price call answers it: the quote of the issue with its date and the date in words. */
export const datedQuoteSchema = quoteSchema.extend({
	/** The last day on which everything has arrived; null where prices are shown but nothing is delivered (GB, US). */
	delivery: daySchema.nullable(),
	/** The same in the words of the locale: "Mi., 25. November 2026". */
	deliveryText: z.string().nullable(),
	/** Beside an announced reduction: what it cost before, and the lowest total of the 30 days before (§ 11 PAngV). */
	reduction: z.object({ before: z.int(), lowest30: z.int(), perMille: z.int() }).optional(),
	/** Where sold by area: the price of one square metre (§ 4 PAngV). */
	perSquareMetre: z.int().optional(),
});

const panelValueSchema = z.object({
	value: z.string(),
	name: z.string(),
	note: z.string().optional(),
	swatch: z.string().optional(),
	isChosen: z.boolean(),
	/** Goes with everything else that is chosen. */
	isPossible: z.boolean(),
	/** Why not, in words. */
	reason: z.string().optional(),
	/** Canonical query of the configuration that choosing it leads to: the nearest one that can be made. */
	query: z.string(),
	/** What else would change, in words: "Veredelung: ohne Veredelung". */
	changes: z.array(z.string()),
	/** What choosing it adds to the total (minor units) and to the delivery date (calendar days). */
	priceChange: z.int(),
	dateChange: z.int(),
});

const panelOptionSchema = z.object({
	key: z.string(),
	name: z.string(),
	kind: z.enum(["list", "whole", "size"]),
	value: z.string(),
	/** Listed values; of numbers and sizes those offered first. */
	values: z.array(panelValueSchema),
	/** Of whole numbers. */
	min: z.int().optional(),
	max: z.int().optional(),
	step: z.int().optional(),
	unit: z.string().optional(),
	/** Of free sizes, in centimetres: what can be made with everything else that is chosen. */
	short: z.object({ min: z.int(), max: z.int() }).optional(),
	long: z.object({ min: z.int(), max: z.int() }).optional(),
});

/** Everything an option panel shows for one selection, priced value by value. */
export const optionPanelSchema = z.object({
	product: z.enum([...productTypes, "guestbook"]),
	name: z.string(),
	configuration: z.record(z.string(), z.string()),
	/** Canonical query of the configuration and the quantity. */
	query: z.string(),
	options: z.array(panelOptionSchema),
	/** What had to give way so that the asked configuration can be made, with the reason. */
	adjustments: z.array(
		z.object({ option: z.string(), name: z.string(), from: z.string(), to: z.string(), reason: z.string() }),
	),
	quantity: z.int(),
	quantities: z.object({ max: z.int() }),
	/** Unit and total for every quantity offered. */
	ladder: z.array(z.object({ quantity: z.int(), unit: z.int(), total: z.int() })),
	quote: datedQuoteSchema,
	/** Facts computed from the choice, as name and value: "Gewicht", "1,2 kg". */
	facts: z.array(z.object({ name: z.string(), value: z.string() })),
	/** Whether its editor exists already, and where. */
	configurator: z.object({ path: z.string(), isOpen: z.boolean() }),
});
export type OptionPanel = z.infer<typeof optionPanelSchema>;
export type PanelOption = z.infer<typeof panelOptionSchema>;
