import { productKeys, products } from "@offizin/assortment";
import { shippingTypes } from "@offizin/delivery";
import { currencies } from "@offizin/money";
import { readParameters } from "@offizin/solver";
import { z } from "zod";

/** An id as the server makes them (base64url). */
/** A mail address, in lower case. */
export const emailSchema = z
	.string()
	.trim()
	.toLowerCase()
	.max(320)
	.pipe(z.email())
	.meta({ example: "anna@example.org" });

export const idSchema = z.string().regex(/^[\w-]{1,64}$/);

export const moneySchema = z.strictObject({
	amount: z.int().describe("Minor units."),
	currency: z.enum(currencies),
});

const MAX_KEY = 60;

/** Which product, of those in the assortment. */
export const productSchema = z.enum(productKeys);

/** Page of the shop that a design opens on, in the editor of its product (spec 2.1-9). */
export const editorPageSchema = z
	.string()
	.meta({ example: "/configurator-card/eukalyptus-klappkarte-a6-salbei/?design=V1StGXR8_Z5jdHi6B" });

/** What is chosen of a product: every option by its key, in the parameters of spec 3.8. */
export const configurationSchema = z.record(z.string(), z.string());

const choiceSchema = z
	.union([z.string().max(400), z.number(), z.array(z.string().max(MAX_KEY)).max(20)])
	.optional();

const parameters = products.flatMap((product) => [...readParameters(product)]);

/**
 * What a request chooses, in the parameters of spec 3.8 that any product has; `sku` names accessories, joined by commas
 * or as a list. A `quantity` is accepted for links that carry it. Any other key is refused by its name.
 */
export const configurationInputSchema = z
	.strictObject(Object.fromEntries([...parameters, "quantity"].map((name) => [name, choiceSchema])))
	.meta({ example: { paperType: "creme", refinementType: "gold", sku: "seal-gold" } });

/** Ways of delivery, spec 3.7-9. */
export const shippingTypeSchema = z.enum(shippingTypes);

/** Millimetres. */
export const extentSchema = z.object({ width: z.number(), height: z.number() });

/** A day, "2026-11-25". */
export const daySchema = z.iso.date();

/** Something packed with each piece of a line, in the words of the catalogue. */
export const packedAccessorySchema = z.object({
	sku: z.string(),
	name: z.string(),
	/** "C6, 162 × 114 mm, 120 g/m²". */
	note: z.string().optional(),
	/** "#rrggbb". */
	swatch: z.string().optional(),
	/** Not in the parcel of the line (spec 3.7-6). */
	shipsSeparately: z.boolean(),
});

export type PackedAccessory = z.infer<typeof packedAccessorySchema>;

/** What travels together, and the last day on which it arrives. */
export const deliverySchema = z.object({
	carriage: z.enum(["parcel", "ribbon", "letter", "forwarder"]),
	/** Ids of the lines it brings something for. */
	lines: z.array(z.string()),
	date: daySchema,
});

export const quoteLineSchema = z.object({
	code: z.string().describe('What costs it: "card.base", "accessory.seal", "shipping.standard".'),
	name: z.string().describe("What it is called."),
	quantity: z.int(),
	unit: z.int(),
	amount: z.int(),
});

export const quoteSchema = z.object({
	priceListId: z.string(),
	currency: z.enum(currencies),
	quantity: z.int(),
	unit: z.int().describe("Gross price of one piece, minor units."),
	total: z.int().describe("Gross, minor units: the sum of all lines."),
	lines: z.array(quoteLineSchema),
	vat: z.array(
		z.object({ rate: z.int().describe("Thousandths: 190 are 19 %."), net: z.int(), amount: z.int() }),
	),
});

export const findingSchema = z.object({
	rule: z.string(),
	/** An error stops an order; what is to be confirmed does, unless the order names its key; a warning does not. */
	severity: z.enum(["error", "confirm", "warning"]),
	page: z.string(),
	element: z.string(),
	label: z.string(),
	/** Of a finding that is to be confirmed: what `confirmed` of a cart item names. */
	key: z.string().optional(),
	/** What it means and what helps, in words. */
	message: z.string(),
	/** The figures and names of the rule (packages/design, finding.ts). */
	details: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.string())])),
});
