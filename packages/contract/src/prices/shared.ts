import { type ChannelKey, channelKeys, sites } from "@offizin/sites";
import { z } from "zod";
import { errorSchema } from "../error.ts";
import { type HeaderParameter, reply } from "../route.ts";

/** The headers of spec 7.1-1, which choose shop, market and language; the example is a brand that answers. */
const headersFor = (channel: ChannelKey): HeaderParameter[] => [
	{
		name: "X-Channel",
		in: "header",
		description: `The brand, ${channelKeys.join(" or ")}, with its country or without; the one of the address where it is left out.`,
		schema: { type: "string" },
		example: channel,
	},
	{
		name: "X-Locale",
		in: "header",
		description: "The language of texts; its country is the market with its prices.",
		schema: { type: "string", enum: [...new Set(sites.map(({ locale }) => locale))] },
		example: "de-DE",
	},
];

/** Of doors about what the card brand sells, too. */
export const siteHeaders = headersFor("papiervogel");

/** What all doors of prices and products have: they only answer, and the same for everybody in a shop. */
export const priceDoor = { method: "get", parameters: siteHeaders } as const;

/** The same of what only the photo brand sells (spec 1-3). */
export const photoDoor = { method: "get", parameters: headersFor("bildwand") } as const;

const priceErrorSchema = z.object({
	...errorSchema.shape,
	nearest: z
		.string()
		.optional()
		.describe("With configuration_impossible: the query of the nearest configuration that can be made."),
});

/** Refusals of every door of prices and products. */
export const readRefusals = {
	400: reply(
		priceErrorSchema,
		"A parameter or header cannot be read: request_invalid, parameter_unknown, channel_unknown, locale_unknown.",
	),
	405: reply(priceErrorSchema, "Asked with another method than GET or HEAD: method_not_allowed."),
} as const;

/** Of those about a product that one of the brands does not sell. */
export const soldRefusals = {
	...readRefusals,
	422: reply(priceErrorSchema, "The brand does not sell this: product_not_sold."),
} as const;

/** Of those that choose something by parameters. */
export const choiceRefusals = {
	...readRefusals,
	422: reply(
		priceErrorSchema,
		"The choice does not exist or cannot be made; fields says why and what can: configuration_unknown_value, configuration_impossible, template_unknown, product_unknown, product_not_sold, sku_unknown, quantity_out_of_range, price_missing.",
	),
} as const;

/** Of those that look up one group of designs. */
export const groupRefusals = {
	...readRefusals,
	404: reply(priceErrorSchema, "There is no such group: design_group_not_found."),
} as const;

/** Of the door that tries vouchers. */
export const voucherRefusals = {
	...readRefusals,
	422: reply(
		priceErrorSchema,
		"The voucher takes nothing off this cart; the code says why: voucher_unknown, voucher_minimum, voucher_expired and the others beginning with voucher_.",
	),
	429: reply(priceErrorSchema, "Too many codes tried: rate_limited, with Retry-After."),
} as const;
