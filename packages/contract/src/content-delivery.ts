import { z } from "zod";
import { reply, route } from "./route.ts";

/** A story as it is delivered; `content` is a block. */
const storySchema = z.looseObject({
	id: z.int(),
	uuid: z.string(),
	name: z.string(),
	slug: z.string(),
	full_slug: z.string(),
	content: z.looseObject({ _uid: z.string(), component: z.string() }),
});
const linkSchema = z.looseObject({ id: z.int(), uuid: z.string(), slug: z.string(), name: z.string() });
const sourceSchema = z.object({
	id: z.int(),
	name: z.string(),
	slug: z.string(),
	dimensions: z.array(z.object({ id: z.int(), name: z.string(), entry_value: z.string() })),
});
const cv = z.int().describe("Raised by every publication; sent along, it makes the answer one to keep.");
const referred = {
	cv,
	rels: z.array(storySchema).describe("Stories of resolve_relations; up to 50."),
	links: z.array(z.looseObject({})).describe("Stories that links lead to, of resolve_links; up to 50."),
	rel_uuids: z.array(z.string()).optional().describe("Instead of rels, where there are more."),
	link_uuids: z.array(z.string()).optional().describe("Instead of links, where there are more."),
	assets: z.array(z.looseObject({})).optional().describe("With resolve_assets=1."),
};

/** Refusals in the form of the protocol, which the official clients read. */
const refusals = {
	401: reply(z.looseObject({ error: z.string() }), "No such token, or one that does not open drafts."),
	404: reply(z.array(z.string()), "There is no such record."),
	422: reply(
		z.looseObject({ code: z.string() }),
		"A parameter is unknown or cannot be read: its name, with what is wrong.",
	),
	429: reply(z.object({ error: z.string() }), "Too many requests; Retry-After says for how long."),
};

const text = (description: string, example?: string) =>
	z
		.string()
		.optional()
		.describe(description)
		.meta(example === undefined ? {} : { param: { example } });
const access = {
	token: z.string().describe("A public token of the space, or one for the preview."),
	version: text("published (default) or draft, which needs a token for the preview.", "published"),
	cv: text("As the last answer said it."),
};
const paging = (most: number) => ({
	page: text("From 1.", "1"),
	per_page: text(`25 unless told; at most ${most}.`, "25"),
});
const form = {
	...access,
	language: text(
		"Code of a language of the space; fields without a value in it are in the default one.",
		"en",
	),
	fallback_lang: text("Language of fields that have no value in language."),
	excluding_fields: text("Fields of blocks to leave out, by commas."),
	excluding_story_fields: text("Fields of stories to leave out, by commas."),
	resolve_relations: text("component.field, by commas: the stories they name come in rels."),
	resolve_level: text("2: those of the relations, too."),
	resolve_links: text("url, story or link: what links lead to comes in links."),
	resolve_assets: text("1: what assets are called now comes in assets."),
};
const moments = ["published_at", "first_published_at", "updated_at"].flatMap((moment) =>
	["gt", "gte", "lt", "lte"].map((comparison) => `${moment}_${comparison}`),
);

const tags: [string] = ["content delivery"];
const answer = <Shape extends z.ZodRawShape>(shape: Shape, description: string) => ({
	200: reply(z.object(shape), description),
	...refusals,
});

const listStories = route({
	method: "get",
	path: "/v2/cdn/stories",
	summary: "Stories of a space; headers total and per-page",
	tags,
	request: {
		query: z.object({
			...form,
			...paging(100),
			starts_with: text("Beginning of the full slug."),
			by_slugs: text("Full slugs by commas; * stands for anything."),
			excluding_slugs: text("The same, of those left out."),
			by_uuids: text("uuids by commas."),
			by_uuids_ordered: text("The same; they come in this order."),
			by_ids: text("Ids by commas."),
			excluding_ids: text("Ids left out, by commas."),
			content_type: text("Component of the content.", "page"),
			with_tag: text("Tags by commas; one of them is enough."),
			is_startpage: text("true or false."),
			level: text("1 at the top of the space."),
			search_term: text("Words in name or texts."),
			sort_by: text(
				"field:asc or field:desc, by commas; content.x of own fields; :int or :float compares as numbers, :nulls_first and :nulls_last say where those without stand.",
				"position:asc",
			),
			...Object.fromEntries(moments.map((name) => [name, text("yyyy-MM-dd HH:mm in UTC, or ISO.")])),
			"filter_query[field][operator]": text(
				"in, not_in, like, not_like, is, any_in_array, all_in_array, gt_date, lt_date, gt_int, lt_int, gt_float, lt_float; filter_query[__or][][field][operator] for alternatives.",
			),
		}),
	},
	responses: answer({ stories: z.array(storySchema), ...referred }, "A page of stories."),
});

const getStory = route({
	method: "get",
	path: "/v2/cdn/stories/{name}",
	summary: "One story by its full slug, its id or, with find_by=uuid, its uuid",
	tags,
	request: {
		params: z.object({ name: z.string().meta({ param: { example: "home" } }) }),
		query: z.object({ ...form, find_by: text("uuid.") }),
	},
	responses: answer({ story: storySchema, ...referred }, "The story."),
});

const listLinks = route({
	method: "get",
	path: "/v2/cdn/links",
	summary: "Addresses of stories and folders; headers total and per-page",
	tags,
	request: {
		query: z.object({
			...access,
			...paging(1000),
			starts_with: text("Beginning of the full slug."),
			with_parent: text("Id of a folder; 0 is the top."),
			include_dates: text("1: with created_at, published_at and updated_at.", "1"),
		}),
	},
	responses: answer({ links: z.record(z.string(), linkSchema) }, "The addresses, by uuid."),
});

const getLink = route({
	method: "get",
	path: "/v2/cdn/links/{uuid}",
	summary: "One address",
	tags,
	request: { params: z.object({ uuid: z.string() }), query: z.object(access) },
	responses: answer({ link: linkSchema }, "The address."),
});

const listDataSources = route({
	method: "get",
	path: "/v2/cdn/datasources",
	summary: "Lists that fields choose from",
	tags,
	request: { query: z.object({ ...access, ...paging(1000) }) },
	responses: answer({ datasources: z.array(sourceSchema), cv }, "The data sources."),
});

const getDataSource = route({
	method: "get",
	path: "/v2/cdn/datasources/{name}",
	summary: "One data source, by its slug or its id",
	tags,
	request: {
		params: z.object({ name: z.string().meta({ param: { example: "farben" } }) }),
		query: z.object(access),
	},
	responses: answer({ datasource: sourceSchema, cv }, "The data source."),
});

const listEntries = route({
	method: "get",
	path: "/v2/cdn/datasource_entries",
	summary: "Entries of a data source, with their values in a dimension",
	tags,
	request: {
		query: z.object({
			...access,
			...paging(1000),
			datasource: text("Slug of the data source; all where it is left out.", "farben"),
			dimension: text("entry_value of a dimension.", "en"),
		}),
	},
	responses: answer(
		{
			datasource_entries: z.array(
				z.object({
					id: z.int(),
					name: z.string(),
					value: z.string(),
					dimension_value: z.string().nullable(),
				}),
			),
			cv,
		},
		"The entries in their order.",
	),
});

const listTags = route({
	method: "get",
	path: "/v2/cdn/tags",
	summary: "Tags in use",
	tags,
	request: {
		query: z.object({ ...access, starts_with: text("Beginning of the full slugs that are counted.") }),
	},
	responses: answer(
		{ tags: z.array(z.object({ name: z.string(), taggings_count: z.int() })) },
		"The tags, by name.",
	),
});

const getSpace = route({
	method: "get",
	path: "/v2/cdn/spaces/me",
	summary: "The space of the token",
	tags,
	request: { query: z.object(access) },
	responses: answer(
		{
			space: z.object({
				id: z.int(),
				name: z.string(),
				domain: z.string(),
				version: z.int().describe("The current cv."),
				language_codes: z.array(z.string()),
			}),
		},
		"The space.",
	),
});

/**
 * Doors that read a space, by the protocol of the official clients; `/cdn/…` answers as `/v2/cdn/…` does. They are
 * described here and read in packages/content, which refuses in the protocol's own form.
 */
export const contentDelivery = [
	...[listStories, getStory, listLinks, getLink, listDataSources, getDataSource, listEntries, listTags],
	getSpace,
];
