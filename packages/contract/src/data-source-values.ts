import { z } from "zod";

const dimensionSchema = z.object({
	id: z.int(),
	name: z.string().trim().min(1).max(200),
	entry_value: z.string().trim().min(1).max(200),
});
export const dataSourceSchema = z.object({
	id: z.int(),
	name: z.string(),
	slug: z.string(),
	dimensions: z.array(dimensionSchema),
});
export type ContentDataSource = z.infer<typeof dataSourceSchema>;
export const newDataSourceSchema = z.object({
	name: z.string().trim().min(1).max(200),
	slug: z.string().regex(/^[a-z\d][\w-]{0,199}$/),
	dimensions: z
		.array(dimensionSchema.partial({ id: true }))
		.max(50)
		.optional(),
});
const entryFields = {
	name: z.string().trim().min(1).max(500),
	value: z.string().trim().min(1).max(5000),
	/** Values of other dimensions by their `entry_value`. */
	dimension_values: z.record(z.string().max(200), z.string().max(5000)),
};
export const entrySchema = z.object({ id: z.int(), ...entryFields });
export type ContentEntry = z.infer<typeof entrySchema>;
export const newEntrySchema = z
	.object({ ...entryFields })
	.partial({ dimension_values: true })
	.extend({ datasource_id: z.int() });
export const changedEntrySchema = z
	.object({
		...entryFields,
		/** Its place in the list, from 1. */
		position: z.int().min(1),
	})
	.partial();
