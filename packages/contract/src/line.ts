import { z } from "zod";
import { configurationSchema, packedAccessorySchema, productSchema, quoteSchema } from "./values.ts";

/** What every line of a cart or an order has. */
const line = {
	id: z.string(),
	/** What it is called, in the words of the shop. */
	name: z.string(),
	quantity: z.int(),
	quote: quoteSchema,
};

/** A product made of a design, or a sample of one. */
export const madeLineSchema = z.object({
	...line,
	item: z.enum(["design", "sample"]),
	template: z.string(),
	product: productSchema,
	configuration: configurationSchema,
	accessories: z.array(packedAccessorySchema),
});

/** A product as it is chosen, printed with a pattern of ours. */
export const productLineSchema = z.object({
	...line,
	item: z.literal("product"),
	product: productSchema,
	configuration: configurationSchema,
	/** What was chosen, in words. */
	choices: z.array(z.object({ name: z.string(), value: z.string() })),
	/** Picture of what is printed, for everybody; null for a pattern that is no longer there. Its size in millimetres. */
	pattern: z.object({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
});

/** An accessory from stock. */
export const articleLineSchema = z.object({
	...line,
	item: z.literal("article"),
	...packedAccessorySchema.pick({ sku: true, note: true, swatch: true }).shape,
});

/** A gift voucher worth `value` minor units. */
export const voucherLineSchema = z.object({ ...line, item: z.literal("voucher"), value: z.int() });
