import { currencies } from "@offizin/money";
import { shippingTypes } from "@offizin/pricing";
import { z } from "zod";

/** An id as the server makes them (base64url). */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/);

export const moneySchema = z.strictObject({
	amount: z.int().describe("Minor units."),
	currency: z.enum(currencies),
});

const skuSchema = z.string().max(60);

/** Parameters of spec 3.8 that concern cards. */
export const configurationSchema = z.object({
	formatType: z.string().max(60),
	paperType: z.string().max(60),
	refinementType: z.string().max(60),
	punching: z.string().max(60),
	/** SKUs of what is packed with each card. */
	accessories: z.array(skuSchema).max(6).readonly(),
});
/** What a request chooses. Any other key is refused by its name: what it asks for would be lost without a word. */
export const configurationInputSchema = z.strictObject({
	...configurationSchema.partial().shape,
	/** SKUs of accessories, joined by commas, as links carry them. */
	sku: z.string().max(400).optional(),
	/** Accepted for links that carry it; the quantity of a line is a field of its own. */
	quantity: z.coerce.number().optional(),
});

/** Ways of delivery, spec 3.7-9. */
export const shippingTypeSchema = z.enum(shippingTypes);

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

/** What travels together, and the last day on which it arrives. */
export const deliverySchema = z.object({
	carriage: z.enum(["parcel", "ribbon", "letter", "forwarder"]),
	/** Ids of the lines it brings something for. */
	lines: z.array(z.string()),
	date: daySchema,
});

export const quoteSchema = z.object({
	priceListId: z.string(),
	currency: z.enum(currencies),
	quantity: z.int(),
	unit: z.int().describe("Gross price of one piece, minor units."),
	total: z.int().describe("Gross, minor units: the sum of all lines."),
	lines: z.array(
		z.object({
			code: z.string().describe('What costs it: "card.base", "accessory.seal".'),
			quantity: z.int(),
			unit: z.int(),
			amount: z.int(),
		}),
	),
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
