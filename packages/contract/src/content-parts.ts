import { LONGEST_IMAGE_EDGE } from "@offizin/content";
import { z } from "zod";
import { contentAddresses } from "./addresses.ts";
import { pagedQuery, spaceParams } from "./content-management.ts";
import {
	assetSchema,
	changedAssetSchema,
	changedComponentSchema,
	componentSchema,
	contentIdSchema,
	newComponentSchema,
} from "./content-values.ts";
import {
	changedEntrySchema,
	dataSourceSchema,
	entrySchema,
	newDataSourceSchema,
	newEntrySchema,
} from "./data-source-values.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";

const tags: [string] = ["content"];
export const forceQuery = z.object({ force_delete: z.enum(["true", "1"]).optional() });

export const listComponents = route({
	...contentAddresses.listComponents,
	summary: "Schemas of blocks",
	tags,
	request: { params: spaceParams },
	responses: {
		200: reply(z.object({ components: z.array(componentSchema) }), "All of them."),
		...staffRefusals,
	},
});

export const createComponent = route({
	...contentAddresses.createComponent,
	summary: "New schema of a block",
	tags,
	request: { params: spaceParams, body: jsonBody(z.object({ component: newComponentSchema })) },
	responses: { 201: reply(z.object({ component: componentSchema }), "It as it is now."), ...staffRefusals },
});

export const changeComponent = route({
	...contentAddresses.changeComponent,
	summary:
		"Change the schema of a block; stories_with_errors says how many drafts of the space cannot be published as they are now",
	tags,
	request: {
		params: spaceParams.extend({ component: contentIdSchema }),
		body: jsonBody(z.object({ component: changedComponentSchema })),
	},
	responses: {
		200: reply(z.object({ component: componentSchema, stories_with_errors: z.int() }), "It as it is now."),
		...staffRefusals,
	},
});

export const deleteComponent = route({
	...contentAddresses.deleteComponent,
	summary: "Delete the schema of a block",
	tags,
	request: { params: spaceParams.extend({ component: contentIdSchema }) },
	responses: { 200: reply(z.object({ component: componentSchema }), "It as it is now."), ...staffRefusals },
});

export const listDataSources = route({
	...contentAddresses.listDataSources,
	summary: "Lists to choose from",
	tags,
	request: { params: spaceParams },
	responses: {
		200: reply(z.object({ datasources: z.array(dataSourceSchema) }), "All of them."),
		...staffRefusals,
	},
});

export const createDataSource = route({
	...contentAddresses.createDataSource,
	summary: "New list to choose from",
	tags,
	request: { params: spaceParams, body: jsonBody(z.object({ datasource: newDataSourceSchema })) },
	responses: { 201: reply(z.object({ datasource: dataSourceSchema }), "It as it is now."), ...staffRefusals },
});

export const changeDataSource = route({
	...contentAddresses.changeDataSource,
	summary: "Change the list to choose from; 409 data_source_used names blocks that know it by its slug",
	tags,
	request: {
		params: spaceParams.extend({ datasource: contentIdSchema }),
		body: jsonBody(z.object({ datasource: newDataSourceSchema.partial() })),
	},
	responses: { 200: reply(z.object({ datasource: dataSourceSchema }), "It as it is now."), ...staffRefusals },
});

export const deleteDataSource = route({
	...contentAddresses.deleteDataSource,
	summary: "Delete the list to choose from; 409 data_source_used names the blocks that do",
	tags,
	request: { params: spaceParams.extend({ datasource: contentIdSchema }) },
	responses: { 200: reply(z.object({ datasource: dataSourceSchema }), "It as it is now."), ...staffRefusals },
});

export const listEntries = route({
	...contentAddresses.listEntries,
	summary: "Entries of a list in their order",
	tags,
	request: { params: spaceParams, query: z.object({ datasource_id: contentIdSchema }) },
	responses: {
		200: reply(z.object({ datasource_entries: z.array(entrySchema) }), "All of them."),
		...staffRefusals,
	},
});

export const createEntry = route({
	...contentAddresses.createEntry,
	summary: "New entry of a list",
	tags,
	request: { params: spaceParams, body: jsonBody(z.object({ datasource_entry: newEntrySchema })) },
	responses: {
		201: reply(z.object({ datasource_entry: entrySchema }), "It as it is now."),
		...staffRefusals,
	},
});

export const changeEntry = route({
	...contentAddresses.changeEntry,
	summary: "Change the entry of a list; 409 entry_used names the stories that have its value",
	tags,
	request: {
		params: spaceParams.extend({ entry: contentIdSchema }),
		body: jsonBody(z.object({ datasource_entry: changedEntrySchema })),
	},
	responses: {
		200: reply(z.object({ datasource_entry: entrySchema }), "It as it is now."),
		...staffRefusals,
	},
});

export const deleteEntry = route({
	...contentAddresses.deleteEntry,
	summary: "Delete the entry of a list; 409 entry_used names the stories that have its value",
	tags,
	request: { params: spaceParams.extend({ entry: contentIdSchema }), query: forceQuery },
	responses: {
		200: reply(z.object({ datasource_entry: entrySchema }), "It as it is now."),
		...staffRefusals,
	},
});

export const listAssets = route({
	...contentAddresses.listAssets,
	summary: "Files, the newest first; headers total and per-page",
	tags,
	request: {
		params: spaceParams,
		query: z.object({ ...pagedQuery, search: z.string().max(200).optional() }),
	},
	responses: { 200: reply(z.object({ assets: z.array(assetSchema) }), "All of them."), ...staffRefusals },
});

/** The body is a form (multipart) with the field `file`, read by its door. */
export const createAsset = route({
	...contentAddresses.createAsset,
	summary:
		"Upload a file: a form with the field file and, if you like, alt, title, copyright and source; 507 where the disk is nearly full",
	tags,
	request: { params: spaceParams },
	responses: { 201: reply(z.object({ asset: assetSchema }), "The file."), ...staffRefusals },
});

export const changeAsset = route({
	...contentAddresses.changeAsset,
	summary: "Change what is said about a file",
	tags,
	request: {
		params: spaceParams.extend({ asset: contentIdSchema }),
		body: jsonBody(z.object({ asset: changedAssetSchema })),
	},
	responses: { 200: reply(z.object({ asset: assetSchema }), "It as it is now."), ...staffRefusals },
});

export const deleteAsset = route({
	...contentAddresses.deleteAsset,
	summary:
		"Put a file into the trash; 409 asset_used names the stories that show it, which go on showing it if it is forced",
	tags,
	request: { params: spaceParams.extend({ asset: contentIdSchema }), query: forceQuery },
	responses: { 200: reply(z.object({ asset: assetSchema }), "It as it is now."), ...staffRefusals },
});

const edgeSchema = z.coerce.number().int().min(0).max(LONGEST_IMAGE_EDGE).default(0);

export const getPicture = route({
	...contentAddresses.getPicture,
	summary:
		"Address of a picture in any size, open to everybody; an edge of 0 follows from the other one, else it is cut",
	tags,
	request: {
		params: spaceParams.extend({ asset: contentIdSchema }),
		query: z.object({ width: edgeSchema, height: edgeSchema }),
	},
	responses: { 200: reply(z.object({ url: z.string() }), "The address."), ...staffRefusals },
});
