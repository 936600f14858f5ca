import { z } from "zod";
import {
	configurationSchema,
	extentSchema,
	packedAccessorySchema,
	productSchema,
	quoteSchema,
} from "./values.ts";

/** What every line of a cart or an order has. */
const line = {
	id: z.string(),
	/** What it is called, in the words of the shop. */
	name: z.string(),
	quantity: z.int(),
	quote: quoteSchema,
};

/** What was chosen of what is made. */
const chosen = {
	product: productSchema,
	configuration: configurationSchema,
	/** The same in words, without what is left out; `note` is what it comes to: "4 Seiten, 10,5 × 14,8 cm". */
	choices: z.array(
		z.object({ option: z.string(), name: z.string(), value: z.string(), note: z.string().optional() }),
	),
};

/** A product made of a design, or a sample of one. */
export const madeLineSchema = z.object({
	...line,
	item: z.enum(["design", "sample"]),
	template: z.string(),
	...chosen,
	/** Closed and cut; null for what is no longer made. */
	size: extentSchema.nullable(),
	accessories: z.array(packedAccessorySchema),
});

/** A product as it is chosen, printed with a pattern of ours. */
export const productLineSchema = z.object({
	...line,
	item: z.literal("product"),
	...chosen,
	/** Picture of what is printed, for everybody; null for a pattern that is no longer there. Its size in millimetres. */
	pattern: extentSchema.extend({ src: z.string() }).nullable(),
});

/** An accessory from stock. */
export const articleLineSchema = z.object({
	...line,
	item: z.literal("article"),
	...packedAccessorySchema.pick({ sku: true, note: true, swatch: true }).shape,
});

/** A gift voucher worth `value` minor units. */
export const voucherLineSchema = z.object({ ...line, item: z.literal("voucher"), value: z.int() });
