import { randomUUID } from "node:crypto";
import { type Block, checkTreeSize, completeBlock, isBlock, tokenAccesses } from "@offizin/content";
import { componentSchema } from "@offizin/contract";
import { channelKeys } from "@offizin/sites";
import { z } from "zod";

export const FORMAT = "offizin-space";
export const FORMAT_VERSION = 1;

const instant = z.iso.datetime({ offset: true });
const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const isKeepable = (value: unknown) => checkTreeSize(value) === undefined;
const tooLarge = "more blocks, or deeper ones, than a page can have";
const block = z
	.custom<Block>(isBlock, { error: "no block: it names no component" })
	.refine(isKeepable, tooLarge)
	.transform((content) => completeBlock(content, randomUUID));
const said = z
	.string()
	.nullish()
	.transform((text) => text ?? "");

export const spacePart = z.object({
	id,
	name: z.string().min(1),
	domain: z.string().default(""),
	channel: z.enum(channelKeys).nullish(),
	languages: z.array(z.object({ code: z.string().min(1), name: z.string() })).default([]),
});
export const tokenPart = z.object({
	token: z.string().min(16).max(200),
	access: z.enum(tokenAccesses),
	name: z.string().default(""),
});

/** What exports of other services call by a name of their own; a field of any other kind is left out. */
const otherTypes: Readonly<Record<string, string>> = { markdown: "textarea", image: "asset", file: "asset" };
const ownTypes: ReadonlySet<unknown> = new Set([
	...["text", "textarea", "richtext", "number", "datetime", "boolean", "option", "options"],
	...["asset", "multiasset", "multilink", "table", "bloks"],
]);
function ownFields(schema: unknown): unknown {
	if (typeof schema !== "object" || schema === null) return schema;
	return Object.fromEntries(
		Object.entries(schema).flatMap(([name, field]: [string, { readonly type?: string }]) => {
			const type = otherTypes[field?.type ?? ""] ?? field?.type;
			return ownTypes.has(type) ? [[name, { ...field, type }]] : [];
		}),
	);
}
const nullish = { display_name: null, preview_field: null, component_group: null, image: null };
export const componentPart = z.preprocess(
	(value) =>
		typeof value === "object" && value !== null
			? {
					...nullish,
					is_root: false,
					is_nestable: true,
					...value,
					schema: ownFields("schema" in value ? value.schema : {}),
				}
			: value,
	componentSchema,
);

export const dataSourcePart = z.object({
	id,
	name: z.string(),
	slug: z.string(),
	dimensions: z.array(z.object({ id: z.int(), name: z.string(), entryValue: z.string() })).default([]),
	entries: z
		.array(
			z.object({
				id: z.int(),
				name: z.string(),
				value: z.string(),
				dimensionValues: z.record(z.string(), z.string()).default({}),
			}),
		)
		.default([]),
});

export const storyPart = z.object({
	id,
	uuid: z.uuid(),
	name: z.string(),
	slug: z.string().min(1),
	full_slug: z.string().min(1),
	parent_id: z.int().nullish(),
	is_folder: z.boolean().default(false),
	is_startpage: z.boolean().default(false),
	position: z.int().default(0),
	path: z.string().nullish(),
	tag_list: z.array(z.string()).default([]),
	group_id: z.uuid().nullish(),
	translated_slugs: z
		.array(
			z.object({
				lang: z.string(),
				name: z.string().nullable(),
				slug: z.string(),
				published: z.boolean().default(true),
			}),
		)
		.nullish(),
	sort_by_date: z.iso.date().nullish(),
	meta_data: z.record(z.string(), z.unknown()).refine(isKeepable, tooLarge).nullish(),
	content: block.nullish(),
	/** Of exports of other services, which know no second content. */
	published: z.boolean().optional(),
	published_content: z.union([block, z.literal("same")]).nullish(),
	created_at: instant,
	updated_at: instant.optional(),
	published_at: instant.nullish(),
	first_published_at: instant.nullish(),
	publish_at: instant.nullish(),
	unpublish_at: instant.nullish(),
	/** Full slugs under which visitors have known it; of another language with its code. */
	former_slugs: z
		.array(z.union([z.string().min(1), z.strictObject({ lang: z.string().min(1), path: z.string().min(1) })]))
		.default([]),
});
export type StoryPart = z.infer<typeof storyPart>;

export const assetPart = z.object({
	id,
	name: z.string().optional(),
	alt: said,
	title: said,
	source: said,
	copyright: said,
	focus: said,
	meta_data: z
		.record(z.string(), z.unknown())
		.nullish()
		.transform((data) =>
			Object.fromEntries(Object.entries(data ?? {}).filter((pair) => typeof pair[1] === "string")),
		)
		.pipe(z.record(z.string(), z.string())),
	created_at: instant,
	updated_at: instant.optional(),
	/** Base64. */
	bytes: z.string().optional(),
	url: z.url({ protocol: /^https?$/ }).optional(),
	/** Relative to the file it stands in. */
	file: z.string().optional(),
	filename: z.string().optional(),
});
export type AssetPart = z.infer<typeof assetPart>;
