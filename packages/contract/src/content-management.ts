import { z } from "zod";
import { contentAddresses } from "./addresses.ts";
import {
	changedStorySchema,
	contentIdSchema,
	contentToCheckSchema,
	editorSchema,
	findingSchema,
	moveSchema,
	newStorySchema,
	scheduleSchema,
	spaceSchema,
	storyItemSchema,
	storyLinkSchema,
	storySchema,
	versionItemSchema,
	versionSchema,
} from "./content-values.ts";
import { staffRefusals } from "./office.ts";
import { jsonBody, reply, route } from "./route.ts";

export const spaceParams = z.object({ space: contentIdSchema });
export const storyParams = spaceParams.extend({ story: contentIdSchema });
export const pagedQuery = {
	page: z.coerce.number().int().min(1).max(1_000_000).default(1),
	per_page: z.coerce.number().int().min(1).max(100).default(25),
};
const yesOrNo = z.enum(["true", "1", "false", "0"]);
export const storyReply = reply(z.object({ story: storySchema }), "The story.");
const linksReply = reply(z.object({ links: z.array(storyLinkSchema) }), "Stories, by address.");
const findingsReply = reply(z.object({ findings: z.array(findingSchema) }), "Errors first.");
const tags: [string] = ["content"];

export const listSpaces = route({
	...contentAddresses.listSpaces,
	summary: "Spaces whose content may be changed",
	tags,
	responses: { 200: reply(z.object({ spaces: z.array(spaceSchema) }), "The spaces."), ...staffRefusals },
});

export const getSpace = route({
	...contentAddresses.getSpace,
	summary: "A space",
	tags,
	request: { params: spaceParams },
	responses: { 200: reply(z.object({ space: spaceSchema }), "The space."), ...staffRefusals },
});

export const listStories = route({
	...contentAddresses.listStories,
	summary:
		"Stories and folders in their order, without contents; headers total and per-page. Whatever cdn/stories selects by is asked of drafts",
	tags,
	request: {
		params: spaceParams,
		query: z.object({
			...pagedQuery,
			/** Id of a folder; 0 is the top. */
			with_parent: contentIdSchema.optional(),
			/** One whole address. */
			with_slug: z.string().max(2000).optional(),
			starts_with: z.string().max(500).optional(),
			/** Comma lists; `*` stands for anything. */
			by_slugs: z.string().optional(),
			excluding_slugs: z.string().optional(),
			/** Comma lists. */
			by_ids: z.string().optional(),
			excluding_ids: z.string().optional(),
			by_uuids: z.string().optional(),
			by_uuids_ordered: z.string().optional(),
			with_tag: z.string().optional(),
			content_type: z.string().max(100).optional(),
			/** Part of a name or an address, or words that stand in a content; `text_search` is the same. */
			search: z.string().max(200).optional(),
			text_search: z.string().max(200).optional(),
			is_published: yesOrNo.optional(),
			story_only: yesOrNo.optional(),
			folder_only: yesOrNo.optional(),
			/** Only those whose draft has errors, or none. */
			with_errors: yesOrNo.optional(),
			sort_by: z
				.string()
				.regex(/^(name|slug|position|created_at|updated_at|published_at|first_published_at):(asc|desc)$/)
				.optional(),
		}),
	},
	responses: { 200: reply(z.object({ stories: z.array(storyItemSchema) }), "A page."), ...staffRefusals },
});

export const getStory = route({
	...contentAddresses.getStory,
	summary: "A story with its draft",
	tags,
	request: { params: storyParams },
	responses: { 200: storyReply, ...staffRefusals },
});

export const createStory = route({
	...contentAddresses.createStory,
	summary: "Write a story or make a folder",
	tags,
	request: { params: spaceParams, body: jsonBody(newStorySchema) },
	responses: { 201: storyReply, ...staffRefusals },
});

export const changeStory = route({
	...contentAddresses.changeStory,
	summary: "Save a draft and what stands around it; 409 story_changed carries what somebody else saved",
	tags,
	request: { params: storyParams, body: jsonBody(changedStorySchema) },
	responses: { 200: storyReply, ...staffRefusals },
});

export const deleteStory = route({
	...contentAddresses.deleteStory,
	summary:
		"Put a story into the trash, a folder with everything in it; 409 story_linked names who links here",
	tags,
	request: { params: storyParams, query: z.object({ force_delete: z.enum(["true", "1"]).optional() }) },
	responses: { 200: storyReply, ...staffRefusals },
});

export const publishStory = route({
	...contentAddresses.publishStory,
	summary: "Show the draft to visitors; 422 story_broken says what is wrong with it",
	tags,
	request: { params: storyParams },
	responses: { 200: storyReply, ...staffRefusals },
});

export const unpublishStory = route({
	...contentAddresses.unpublishStory,
	summary: "Show it to visitors no longer",
	tags,
	request: { params: storyParams },
	responses: { 200: storyReply, ...staffRefusals },
});

export const moveStory = route({
	...contentAddresses.moveStory,
	summary: "Put it into another folder or another place; addresses below it follow",
	tags,
	request: { params: storyParams, body: jsonBody(moveSchema) },
	responses: { 200: storyReply, ...staffRefusals },
});

export const scheduleStory = route({
	...contentAddresses.scheduleStory,
	summary: "When it will be published and taken back by itself; null is never",
	tags,
	request: { params: storyParams, body: jsonBody(scheduleSchema) },
	responses: { 200: storyReply, ...staffRefusals },
});

export const listVersions = route({
	...contentAddresses.listVersions,
	summary: "What it was at each save, the newest first",
	tags,
	request: { params: storyParams, query: z.object({ ...pagedQuery }) },
	responses: {
		200: reply(z.object({ versions: z.array(versionItemSchema) }), "A page."),
		...staffRefusals,
	},
});

export const getVersion = route({
	...contentAddresses.getVersion,
	summary: "What it was then",
	tags,
	request: { params: storyParams.extend({ version: contentIdSchema }) },
	responses: { 200: reply(z.object({ version: versionSchema }), "The version."), ...staffRefusals },
});

export const restoreStory = route({
	...contentAddresses.restoreStory,
	summary: "Make an old version the draft again, as a new one",
	tags,
	request: {
		params: storyParams,
		body: jsonBody(z.object({ version: z.int(), seen: z.int().optional() })),
	},
	responses: { 200: storyReply, ...staffRefusals },
});

export const getFindings = route({
	...contentAddresses.getFindings,
	summary: "What is wrong with the draft",
	tags,
	request: { params: storyParams },
	responses: { 200: findingsReply, ...staffRefusals },
});

export const checkContent = route({
	...contentAddresses.checkContent,
	summary: "What is wrong with a content that is not saved yet",
	tags,
	request: { params: storyParams, body: jsonBody(contentToCheckSchema) },
	responses: { 200: findingsReply, ...staffRefusals },
});

export const getLinks = route({
	...contentAddresses.getLinks,
	summary: "Who links here",
	tags,
	request: { params: storyParams },
	responses: { 200: linksReply, ...staffRefusals },
});

export const keepPresence = route({
	...contentAddresses.keepPresence,
	summary: "Say that a window has the story open; answers with the others of the last 30 seconds",
	tags,
	request: {
		params: storyParams,
		body: jsonBody(z.object({ client: z.string().min(1).max(64), leave: z.boolean().optional() })),
	},
	responses: { 200: reply(z.object({ editors: z.array(editorSchema) }), "The others."), ...staffRefusals },
});

export const getPreview = route({
	...contentAddresses.getPreview,
	summary: "Signed address of the real page with its draft, good for an hour",
	tags,
	request: { params: storyParams, query: z.object({ lang: z.string().max(10).optional() }) },
	responses: { 200: reply(z.object({ url: z.string() }), "The address."), ...staffRefusals },
});
