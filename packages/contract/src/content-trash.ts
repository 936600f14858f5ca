import { z } from "zod";
import { contentAddresses } from "./addresses.ts";
import { pagedQuery, spaceParams, storyParams, storyReply } from "./content-management.ts";
import { forceQuery } from "./content-parts.ts";
import { assetSchema, contentIdSchema } from "./content-values.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";

const tags: [string] = ["content"];

const deletion = {
	deleted_at: z.string(),
	/** Mail address of a member of staff, or name of a token. */
	deleted_by: z.string(),
	/** What the account of the address calls itself now; the same again where there is none. */
	deleted_by_name: z.string(),
	/** When it is removed for good. */
	removed_at: z.string(),
};

/** What was deleted: a page, or a folder with all that lay in it. */
const trashedStorySchema = z.object({
	id: z.int(),
	uuid: z.string(),
	name: z.string(),
	slug: z.string(),
	/** Where it stood. */
	full_slug: z.string(),
	is_folder: z.boolean(),
	/** Pages of a folder, itself not counted. */
	pages_within: z.int(),
	...deletion,
});
export type ContentTrashedStory = z.infer<typeof trashedStorySchema>;

export const listTrash = route({
	...contentAddresses.listTrash,
	summary: "What was deleted, the newest first; headers total and per-page",
	tags,
	request: { params: spaceParams, query: z.object({ ...pagedQuery }) },
	responses: {
		200: reply(z.object({ stories: z.array(trashedStorySchema) }), "A page."),
		...staffRefusals,
	},
});

export const restoreFromTrash = route({
	...contentAddresses.restoreFromTrash,
	summary:
		"Put it back as a draft where it stood, at the top if its folder is gone; 422 slug_taken asks for a slug",
	tags,
	request: {
		params: storyParams,
		body: jsonBody(
			z.object({
				/** Instead of the one it had. */
				slug: z.string().trim().min(1).max(300).optional(),
			}),
		),
	},
	responses: { 200: storyReply, ...staffRefusals },
});

export const removeFromTrash = route({
	...contentAddresses.removeFromTrash,
	summary: "Remove it for good, with its history",
	tags,
	request: { params: storyParams },
	responses: { 200: reply(z.object({ story: trashedStorySchema }), "What is gone."), ...staffRefusals },
});

/** A file that was deleted; its address leads to it until it is removed for good. */
const trashedAssetSchema = assetSchema.extend(deletion);
export type ContentTrashedAsset = z.infer<typeof trashedAssetSchema>;

const trashedAssetParams = spaceParams.extend({ asset: contentIdSchema });

export const listTrashedAssets = route({
	...contentAddresses.listTrashedAssets,
	summary: "Files that were deleted, the newest first; headers total and per-page",
	tags,
	request: { params: spaceParams, query: z.object({ ...pagedQuery }) },
	responses: {
		200: reply(z.object({ assets: z.array(trashedAssetSchema) }), "A page."),
		...staffRefusals,
	},
});

export const restoreAsset = route({
	...contentAddresses.restoreAsset,
	summary: "Put a file back: the same id, name and address",
	tags,
	request: { params: trashedAssetParams },
	responses: { 200: reply(z.object({ asset: assetSchema }), "It as it is now."), ...staffRefusals },
});

export const removeAsset = route({
	...contentAddresses.removeAsset,
	summary: "Remove a file for good; 409 asset_used names the stories that show it",
	tags,
	request: { params: trashedAssetParams, query: forceQuery },
	responses: { 200: reply(z.object({ asset: trashedAssetSchema }), "What is gone."), ...staffRefusals },
});
