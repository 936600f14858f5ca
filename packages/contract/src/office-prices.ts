import { currencies } from "@offizin/money";
import { changeReaches } from "@offizin/pricing";
import { channelKeys } from "@offizin/sites";
import { z } from "zod";
import { officeAddresses } from "./addresses.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";
import { daySchema } from "./values.ts";

/** As packages/pricing counts them: minor units, thousandths or hundredths. */
const amountSchema = z.int().min(-1_000_000_000).max(1_000_000_000);
const keySchema = z.string().max(80);
const reachSchema = z.enum(changeReaches);
const unitSchema = z.enum(["money", "perMille", "hundredths"]);
const shopParams = z.object({ channel: z.string().max(40), market: z.string().max(10) });
const dayQuery = z.object({ day: daySchema.optional() });

const priceListSchema = z.object({
	channel: z.enum(channelKeys),
	channelName: z.string(),
	market: z.string(),
	marketName: z.string(),
	currency: z.enum(currencies),
	/** The day it is there. */
	today: daySchema,
	/** Since when exactly these prices hold, and when the next ones begin. */
	validFrom: daySchema,
	nextChange: daySchema.nullable(),
});
export type OfficePriceList = z.infer<typeof priceListSchema>;

const cellKeySchema = z.object({ table: keySchema, row: keySchema, column: keySchema });
const cellPriceSchema = cellKeySchema.extend({ amount: amountSchema });

/** New prices for some cells; all begin and end together. `reach`: every market of the currency, this market, this shop. */
const changeBodySchema = z.object({
	cells: z.array(cellPriceSchema).min(1).max(3000),
	reach: reachSchema,
	/** Texts, so that what is no day is refused in the words of the change. */
	validFrom: z.string().max(20),
	validUntil: z.string().max(20).optional(),
});
export type OfficePriceChangeBody = z.infer<typeof changeBodySchema>;

const changeSchema = z.object({
	id: z.string(),
	reach: reachSchema,
	validFrom: daySchema,
	validUntil: daySchema.nullable(),
	cells: z.array(
		cellPriceSchema.extend({
			name: z.string(),
			unit: unitSchema,
			/** In this list on the day before; null before the first prices. */
			before: amountSchema.nullable(),
		}),
	),
	savedAt: z.iso.datetime(),
	savedBy: z.string(),
	state: z.enum(["planned", "begun", "withdrawn"]),
	withdrawnAt: z.iso.datetime().nullable(),
	withdrawnBy: z.string().nullable(),
});
export type OfficePriceChange = z.infer<typeof changeSchema>;

const headSchema = z.object({ key: z.string(), name: z.string() });
const tableShape = {
	key: z.string(),
	name: z.string(),
	unit: unitSchema,
};

export const officeListPriceLists = route({
	...officeAddresses.officeListPriceLists,
	summary: "Every price list: one for each brand and market",
	tags: ["office"],
	responses: { 200: reply(z.object({ items: z.array(priceListSchema) }), "The lists."), ...staffRefusals },
});

export const officeGetPriceList = route({
	...officeAddresses.officeGetPriceList,
	summary: "One price list: its tables and its changes, the next ones first",
	tags: ["office"],
	request: { params: shopParams },
	responses: {
		200: reply(
			z.object({
				list: priceListSchema,
				tables: z.array(
					z.object({
						...tableShape,
						/** Whole tables of a subject stand together. */
						subject: z.string(),
						cells: z.int(),
						/** Names of what has a price in it; an only column has none. */
						rows: z.array(z.string()),
						columns: z.array(z.string()),
						/** The next day on which one of its cells changes. */
						nextChange: daySchema.nullable(),
					}),
				),
				changes: z.array(changeSchema),
			}),
			"The list.",
		),
		...staffRefusals,
	},
});

const tableCellSchema = z.object({
	row: z.string(),
	column: z.string(),
	amount: amountSchema,
	since: daySchema,
	/** How far the price in force reaches. */
	reach: reachSchema,
	/** Last day of an announced reduction. */
	announcedUntil: daySchema.nullable(),
	next: z.object({ from: daySchema, amount: amountSchema }).nullable(),
});

const priceTableSchema = z.object({
	...tableShape,
	rows: z.array(headSchema),
	columns: z.array(headSchema),
	/** Cells that there are; a pair without one has no price. */
	cells: z.array(tableCellSchema),
});
export type OfficePriceTable = z.infer<typeof priceTableSchema>;

export const officeGetPriceTable = route({
	...officeAddresses.officeGetPriceTable,
	summary: "One table of a price list on a day, by default today",
	tags: ["office"],
	request: { params: shopParams.extend({ table: keySchema }), query: dayQuery },
	responses: {
		200: reply(z.object({ list: priceListSchema, day: daySchema, table: priceTableSchema }), "The table."),
		...staffRefusals,
	},
});

export const officeGetCellHistory = route({
	...officeAddresses.officeGetCellHistory,
	summary: "What one cell has cost and will cost, and who saved it",
	tags: ["office"],
	request: {
		params: shopParams.extend({ table: keySchema }),
		query: z.object({ row: keySchema, column: keySchema }),
	},
	responses: {
		200: reply(
			z.object({
				items: z.array(
					z.object({
						from: daySchema,
						amount: amountSchema,
						/** Absent for the prices we started with. */
						savedBy: z.string().nullable(),
						savedAt: z.iso.datetime().nullable(),
					}),
				),
			}),
			"The newest first.",
		),
		...staffRefusals,
	},
});

const previewSchema = z.object({
	/** The day on which the examples are priced: the first of the change. */
	day: daySchema,
	currency: z.enum(currencies),
	/** Cells whose price is another one than now. */
	changed: z.int(),
	examples: z.array(
		z.object({
			key: z.string(),
			name: z.string(),
			before: amountSchema,
			after: amountSchema,
			difference: amountSchema,
			differencePerMille: z.int(),
			lines: z.array(
				z.object({ code: z.string(), name: z.string(), before: amountSchema, after: amountSchema }),
			),
		}),
	),
	warnings: z.array(cellKeySchema.extend({ code: z.string(), text: z.string() })),
});
export type OfficePricePreview = z.infer<typeof previewSchema>;

export const officePreviewPriceChange = route({
	...officeAddresses.officePreviewPriceChange,
	summary: "What a change does to ten example products, before and after; nothing is saved",
	tags: ["office"],
	request: { params: shopParams, body: jsonBody(changeBodySchema) },
	responses: { 200: reply(previewSchema, "The effect."), ...staffRefusals },
});

export const officeSavePriceChange = route({
	...officeAddresses.officeSavePriceChange,
	summary: "Save a change of prices; the same one twice is saved once",
	tags: ["office"],
	request: { params: shopParams, body: jsonBody(changeBodySchema) },
	responses: { 200: reply(changeSchema, "The saved change."), ...staffRefusals },
});

export const officeWithdrawPriceChange = route({
	...officeAddresses.officeWithdrawPriceChange,
	summary: "Withdraw a change that has not begun anywhere",
	tags: ["office"],
	request: { params: shopParams.extend({ id: z.string().max(64) }) },
	responses: { 200: reply(changeSchema, "The withdrawn change."), ...staffRefusals },
});

export const officeReadPriceSheet = route({
	...officeAddresses.officeReadPriceSheet,
	summary: "Read a spreadsheet (CSV) of the columns of the export as a change; nothing is saved",
	tags: ["office"],
	request: {
		params: shopParams,
		body: jsonBody(z.object({ csv: z.string().max(800_000), validFrom: z.string().max(20) })),
	},
	responses: {
		200: reply(
			z.object({
				/** Cells whose amount differs from the list on that day. */
				cells: z.array(cellPriceSchema.extend({ name: z.string(), unit: unitSchema, before: amountSchema })),
				rows: z.int(),
			}),
			"What the sheet changes.",
		),
		...staffRefusals,
	},
});
