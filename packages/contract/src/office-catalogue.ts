import { z } from "zod";
import { officeAddresses } from "./addresses.ts";
import { staffRefusals } from "./office.ts";
import { reply, route } from "./route.ts";

const subjectSchema = z.object({
	key: z.string(),
	name: z.string(),
	/** What the rows are, in a sentence. */
	note: z.string(),
	rows: z.int(),
});

const productSchema = z.object({
	key: z.string(),
	name: z.string(),
	channels: z.array(z.string()),
	options: z.array(z.object({ key: z.string(), name: z.string(), values: z.string(), default: z.string() })),
	rules: z.array(
		z.object({
			code: z.string(),
			/** Why, as shoppers read it. */
			reason: z.string(),
			/** When it holds and what it then demands. */
			condition: z.string(),
			source: z.string(),
		}),
	),
});
export type OfficeProduct = z.infer<typeof productSchema>;

export const officeGetCatalogue = route({
	...officeAddresses.officeGetCatalogue,
	summary: "The tables of the catalogue, and its products",
	tags: ["office"],
	responses: {
		200: reply(
			z.object({
				subjects: z.array(subjectSchema),
				products: z.array(z.object({ key: z.string(), name: z.string(), options: z.int(), rules: z.int() })),
			}),
			"The catalogue.",
		),
		...staffRefusals,
	},
});

const cellSchema = z.union([z.string(), z.number()]);
const tableSchema = z.object({
	key: z.string(),
	name: z.string(),
	note: z.string(),
	columns: z.array(
		z.object({ key: z.string(), name: z.string(), kind: z.enum(["text", "number", "swatch", "source"]) }),
	),
	rows: z.array(z.array(cellSchema)),
});
export type OfficeCatalogueTable = z.infer<typeof tableSchema>;

export const officeGetCatalogueTable = route({
	...officeAddresses.officeGetCatalogueTable,
	summary: "One table of the catalogue, every row with its source mark",
	tags: ["office"],
	request: { params: z.object({ subject: z.string().max(40) }) },
	responses: { 200: reply(tableSchema, "The table."), ...staffRefusals },
});

export const officeGetCatalogueProduct = route({
	...officeAddresses.officeGetCatalogueProduct,
	summary: "One product: its options and the rules of what goes together",
	tags: ["office"],
	request: { params: z.object({ product: z.string().max(40) }) },
	responses: { 200: reply(productSchema, "The product."), ...staffRefusals },
});
