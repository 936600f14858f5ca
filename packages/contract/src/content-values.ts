import { type Block, type Component, findingCodes, isBlock } from "@offizin/content";
import { z } from "zod";

/** Ids of content are numbers of at most 15 digits. */
export const contentIdSchema = z.string().regex(/^\d{1,15}$/);
const instantSchema = z.iso.datetime({ offset: true }).max(40);
/** A block as a request may carry it: blocks without `_uid` are given one. */
const givenBlockSchema = z
	.custom<Omit<Block, "_uid">>(isBlock)
	.meta({ type: "object", description: "A block: component and fields" });
const blockSchema = z
	.custom<Block>(isBlock)
	.meta({ type: "object", description: "A block: _uid, component and fields" });

export const spaceSchema = z.object({
	id: z.int(),
	name: z.string(),
	/** Origin of the site it is for, with a slash at its end. */
	domain: z.string(),
	/** The brand whose pages it holds. */
	channel: z.string().nullable(),
	/** Beside the default one, whose code is "default". */
	languages: z.array(z.object({ code: z.string(), name: z.string() })),
	/** Raised by every publication ("cv"). */
	version: z.int(),
});
export type ContentSpace = z.infer<typeof spaceSchema>;

const translatedSlugSchema = z.object({
	lang: z.string().max(10),
	name: z.string().max(300).nullable(),
	slug: z.string().max(300),
	published: z.boolean(),
});

const storyItemShape = {
	id: z.int(),
	uuid: z.string(),
	name: z.string(),
	slug: z.string(),
	full_slug: z.string(),
	parent_id: z.int().nullable(),
	is_folder: z.boolean(),
	is_startpage: z.boolean(),
	position: z.int(),
	published: z.boolean(),
	unpublished_changes: z.boolean(),
	publish_at: z.string().nullable(),
	unpublish_at: z.string().nullable(),
	/** When `publish_at` had come and errors of the draft kept it from being published; they still do. */
	publish_failed_at: z.string().nullable(),
	published_at: z.string().nullable(),
	first_published_at: z.string().nullable(),
	created_at: z.string(),
	updated_at: z.string(),
	/** Component of its content; null of a folder. */
	content_type: z.string().nullable(),
	/** Raised by every change; a change names the one it was made on. */
	version: z.int(),
	tag_list: z.array(z.string()),
	/** Its name and slug in other languages; visitors know those that are `published`. */
	translated_slugs: z.array(translatedSlugSchema),
};
/** A story in a list. */
export const storyItemSchema = z.object({
	...storyItemShape,
	/** Of its draft, which refuse a publication: most often since the schema of a block has changed. */
	errors: z.int(),
});
export type ContentStoryItem = z.infer<typeof storyItemSchema>;

const metaDataSchema = z.record(z.string().max(200), z.unknown()).nullable();

/** A story whole; its content is the draft as it is kept, other languages in keys such as `title__i18n__en`. */
export const storySchema = z.object({
	...storyItemShape,
	path: z.string().nullable(),
	group_id: z.string(),
	sort_by_date: z.string().nullable(),
	meta_data: metaDataSchema,
	content: blockSchema.nullable(),
	/** Full slugs under which visitors have known it: they lead here. */
	former_slugs: z.array(z.string()),
});
export type ContentStory = z.infer<typeof storySchema>;

/** What of a story a request may set; whatever else of a story it sends is passed over. */
const storyFields = {
	name: z.string().trim().min(1).max(300),
	slug: z.string().trim().max(300),
	parent_id: z.int().min(0).nullable(),
	is_startpage: z.boolean(),
	position: z.int(),
	path: z.string().max(500).nullable(),
	tag_list: z.array(z.string().min(1).max(100)).max(100),
	group_id: z.uuid(),
	translated_slugs: z.array(translatedSlugSchema).max(50),
	sort_by_date: z.iso.date().nullable(),
	meta_data: metaDataSchema,
	content: givenBlockSchema.nullable(),
};
const storyChangeSchema = z.object(storyFields).partial();
export type ContentStoryChange = z.infer<typeof storyChangeSchema>;
/** All languages of a page are published together, and there are no releases: who names one is refused. */
const wholeStory = {
	lang: z.enum(["default", "[default]"]).nullish(),
	release_id: z.literal(0).nullish(),
};
const flagSchema = z.union([z.boolean(), z.literal(0), z.literal(1), z.literal("0"), z.literal("1")]);
export const newStorySchema = z.object({
	story: storyChangeSchema.extend({
		name: storyFields.name,
		slug: storyFields.slug.optional(),
		is_folder: z.boolean().optional(),
	}),
	publish: flagSchema.optional(),
	...wholeStory,
});
export const changedStorySchema = z.object({
	story: storyChangeSchema.extend({ version: z.int().optional() }),
	publish: flagSchema.optional(),
	...wholeStory,
	/** Write over what somebody else has saved in between. */
	force_update: flagSchema.optional(),
});
export const moveSchema = z.object({
	parent_id: z.int().min(0).nullable(),
	/** The neighbour it comes after; null is the first place. */
	after_id: z.int().nullable(),
	version: z.int().optional(),
});
export const scheduleSchema = z.object({
	publish_at: instantSchema.nullable(),
	unpublish_at: instantSchema.nullable(),
	version: z.int().optional(),
});

const versionKinds = ["saved", "published", "unpublished", "restored", "imported"] as const;
const versionShape = {
	id: z.int(),
	version: z.int(),
	kind: z.enum(versionKinds),
	name: z.string(),
	/** Mail address of a member of staff, or name of a token. */
	author: z.string(),
	/** What the account of the address calls itself now; the author again where there is none. */
	author_name: z.string(),
	created_at: z.string(),
};
export const versionItemSchema = z.object(versionShape);
export type ContentVersionItem = z.infer<typeof versionItemSchema>;
export const versionSchema = z.object({ ...versionShape, content: blockSchema.nullable() });
export type ContentVersion = z.infer<typeof versionSchema>;

export const findingSchema = z.object({
	code: z.enum(findingCodes),
	/** Errors refuse a publication, warnings do not. */
	severity: z.enum(["error", "warning"]),
	/** Block and field it is about; null where it is about the whole story or block. */
	uid: z.string().nullable(),
	field: z.string().nullable(),
	/** Code of a language; null is the default one. */
	lang: z.string().nullable(),
	/** For the words of its code. */
	values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export const contentToCheckSchema = z.object({ content: givenBlockSchema });

/** A story as others name it: who links here, who uses a file. */
export const storyLinkSchema = z.object({ id: z.int(), name: z.string(), full_slug: z.string() });
export type ContentStoryLink = z.infer<typeof storyLinkSchema>;

/** A window that has a story open: its author as a version names one. */
export const editorSchema = z.object({ client: z.string(), author: z.string(), author_name: z.string() });

const fieldTypes = [
	...(["text", "textarea", "richtext", "number", "datetime", "boolean", "option", "options"] as const),
	...(["asset", "multiasset", "multilink", "table", "bloks"] as const),
];
function isPattern(text: string): boolean {
	try {
		new RegExp(text, "u");
		return true;
	} catch {
		return false;
	}
}
const nameSchema = z.string().regex(/^[\w-]{1,100}$/);
const fieldSchema = z.looseObject({
	type: z.enum(fieldTypes),
	pos: z.int().optional(),
	display_name: z.string().max(200).optional(),
	description: z.string().max(1000).optional(),
	required: z.boolean().optional(),
	translatable: z.boolean().optional(),
	default_value: z.string().max(10_000).optional(),
	max_length: z.int().min(0).optional(),
	min_value: z.number().optional(),
	max_value: z.number().optional(),
	regex: z.string().max(500).refine(isPattern).optional(),
	source: z.enum(["", "internal", "internal_stories"]).optional(),
	options: z
		.array(z.object({ value: z.string().max(300), name: z.string().max(300) }))
		.max(1000)
		.optional(),
	datasource_slug: z.string().max(300).optional(),
	folder_slug: z.string().max(500).optional(),
	filter_content_type: z.array(nameSchema).max(100).optional(),
	component_whitelist: z.array(nameSchema).max(300).optional(),
	minimum: z.int().min(0).optional(),
	maximum: z.int().min(0).optional(),
	filetypes: z.array(z.enum(["images", "videos", "audios", "texts"])).optional(),
});
const schemaSchema = z
	.custom<Component["schema"]>((value) => z.record(nameSchema, fieldSchema).safeParse(value).success)
	.meta({ type: "object", description: "Fields by name (packages/content, FieldSchema)" });
const componentFields = {
	name: nameSchema,
	display_name: z.string().max(200).nullable(),
	schema: schemaSchema,
	is_root: z.boolean(),
	is_nestable: z.boolean(),
	preview_field: z.string().max(100).nullable(),
	component_group: z.string().max(200).nullable(),
	image: z.string().max(1000).nullable(),
};
export const componentSchema = z.object({
	...componentFields,
	id: z.int(),
	created_at: z.string(),
	updated_at: z.string(),
});
export const newComponentSchema = z
	.object({ ...componentFields })
	.partial()
	.required({ name: true });
export const changedComponentSchema = z.object({ ...componentFields }).partial();

const assetFields = {
	alt: z.string().max(2000),
	title: z.string().max(2000),
	copyright: z.string().max(2000),
	source: z.string().max(2000),
	/** "x1xy1:x2xy2" in pixels of the original, or "". */
	focus: z.string().regex(/^$|^\d{1,6}x\d{1,6}:\d{1,6}x\d{1,6}$/),
	name: z.string().min(1).max(200),
};
export const assetSchema = z.object({
	id: z.int(),
	/** Whole address of the file. */
	filename: z.string(),
	content_type: z.string(),
	content_length: z.int(),
	/** Pixels; null where it is no picture. */
	width: z.int().nullable(),
	height: z.int().nullable(),
	...assetFields,
	focus: z.string(),
	meta_data: z.record(z.string(), z.string()),
	is_external_url: z.literal(false),
	created_at: z.string(),
	updated_at: z.string(),
});
export type ContentAsset = z.infer<typeof assetSchema>;
export const changedAssetSchema = z.object({ ...assetFields }).partial();
