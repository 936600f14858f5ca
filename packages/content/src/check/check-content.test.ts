import { describe, expect, test } from "vitest";
import type { Component, FieldSchema } from "../schema/component.ts";
import type { Block } from "../story/block.ts";
import { completeBlock } from "../story/complete-block.ts";
import { wordsIn } from "../story/words-in.ts";
import { checkContent } from "./check-content.ts";
import type { KnownContent, KnownStory } from "./known-content.ts";

const component = (
	name: string,
	schema: Record<string, FieldSchema>,
	more: Partial<Component> = {},
): Component => ({
	id: 1,
	name,
	display_name: null,
	schema,
	is_root: false,
	is_nestable: true,
	preview_field: null,
	component_group: null,
	image: null,
	created_at: "",
	updated_at: "",
	...more,
});

const page = component(
	"page",
	{
		title: { type: "text", required: true, max_length: 10, translatable: true },
		body: { type: "bloks", component_whitelist: ["teaser", "text"], maximum: 3 },
		related: { type: "options", source: "internal_stories", filter_content_type: ["page"] },
	},
	{ is_root: true, is_nestable: false },
);
const teaser = component("teaser", {
	code: { type: "text", regex: "[A-Z]+" },
	count: { type: "number", min_value: 1, max_value: 5 },
	tone: { type: "option", options: [{ value: "light", name: "Hell" }] },
	size: { type: "option", source: "internal", datasource_slug: "sizes" },
	link: { type: "multilink" },
	picture: { type: "asset", filetypes: ["images"] },
	nested: { type: "bloks", minimum: 1 },
});
const text = component("text", { text: { type: "richtext" }, at: { type: "datetime" } });

const story = (uuid: string, isPublished = true, content?: Block): KnownStory => ({
	uuid,
	name: uuid,
	fullSlug: uuid,
	isPublished,
	content: content ?? { _uid: uuid, component: "page", title: uuid },
});
const stories = [story("other"), story("hidden", false)];

const known: KnownContent = {
	component: (name) => [page, teaser, text].find((one) => one.name === name),
	dataSource: () => ({
		id: 1,
		name: "Größen",
		slug: "sizes",
		dimensions: [],
		entries: [{ id: 1, name: "Groß", value: "large", dimensionValues: {} }],
	}),
	story: (uuid) => stories.find((one) => one.uuid === uuid),
	asset: () => undefined,
	languages: [
		{ code: "en", name: "English" },
		{ code: "de-at", name: "Österreich" },
	],
};

let uids = 0;
const content = (fields: Block | Record<string, unknown>) =>
	completeBlock({ component: "page", title: "Start", ...fields } as Block, () => `u${++uids}`);
const codes = (fields: Record<string, unknown>) =>
	checkContent(content(fields), known, "own").map(({ code, severity }) => `${severity} ${code}`);
const inTeaser = (fields: Record<string, unknown>) =>
	codes({ body: [{ component: "teaser", nested: [{ component: "text" }], ...fields }] });
const inText = (...nodes: unknown[]) =>
	codes({ body: [{ component: "text", text: { type: "doc", content: nodes } }] });

test("a link to an address of the own site at which nothing answers is broken, by hand and in a text", () => {
	const asked: string[] = [];
	const answering = { ...known, answers: (path: string) => asked.push(path) > 0 && path !== "/papire/" };
	const link = (url: string) => ({ fieldtype: "multilink", linktype: "url", url, id: "", cached_url: url });
	const marked = (href: string) => ({
		...{ type: "text", text: "hier", marks: [{ type: "link", attrs: { linktype: "url", href } }] },
	});
	const teaserTo = (url: string) => ({
		component: "teaser",
		nested: [{ component: "text" }],
		link: link(url),
	});
	const textTo = (href: string) => {
		const paragraph = { type: "paragraph", content: [marked(href)] };
		return { component: "text", text: { type: "doc", content: [paragraph] } };
	};
	const found = (body: unknown[], in_ = answering) =>
		checkContent(content({ body }), in_, "own").map(({ code, severity, values }) => [
			code,
			severity,
			values.target,
		]);
	expect(found([teaserTo("/papire/?a=1#b"), textTo("/papire/")])).toEqual([
		["link_broken", "warning", "/papire/"],
		["link_broken", "warning", "/papire/"],
	]);
	expect(found([teaserTo("/papiere/"), textTo("https://example.org/papire/"), textTo("#oben")])).toEqual([]);
	expect(asked).not.toContain("https://example.org/papire/");
	expect(found([teaserTo("/papire/")], known as never)).toEqual([]);
});

describe("a content against its schema", () => {
	test("is fine when everything is as it should be", () => {
		expect(
			codes({ body: [{ component: "text" }], title__i18n__en: "Home", title__i18n__de_at: "Servus" }),
		).toEqual([]);
		expect(inTeaser({ code: "ABC", count: "3", tone: "light", size: "large" })).toEqual([]);
	});

	test.each([
		["a required field is empty", { title: " ".trim() }, "error field_required"],
		["a text is too long", { title: "01234567890" }, "error text_too_long"],
		["a text is too long in English", { title__i18n__en: "01234567890" }, "error text_too_long"],
		["a text is a number", { title: 5 }, "error field_type"],
		["there are too many blocks", { body: Array(4).fill({ component: "text" }) }, "error blocks_too_many"],
		["a list of blocks is none", { body: "x" }, "error field_type"],
		["a block is none", { body: [7] }, "error field_type"],
		["a block is unknown", { body: [{ component: "nope" }] }, "error component_not_allowed"],
		[
			"a block cannot be nested",
			{ body: [{ component: "page", title: "x" }] },
			"error component_not_nestable",
		],
		["a field is unknown, which is kept", { colour: "red" }, "warning field_unknown"],
		["a language is unknown", { title__i18n__xx: "x" }, "warning field_unknown"],
		["a language is written with a dash", { "title__i18n__de-at": "x" }, "warning field_unknown"],
		["a chosen story is gone", { related: ["gone"] }, "warning link_broken"],
		["a chosen story is hidden", { related: ["hidden"] }, "warning link_unpublished"],
	])("%s", (_, fields, code) => expect(codes(fields)).toContain(code));

	test.each([
		["a pattern is missed", { code: "abc" }, "error text_pattern"],
		["a number is too small", { count: 0 }, "error number_too_small"],
		["a number is too large", { count: "6" }, "error number_too_large"],
		["a number is none", { count: "many" }, "error field_type"],
		["a choice is unknown", { tone: "dark" }, "error option_unknown"],
		["a choice is not in its data source", { size: "small" }, "error option_unknown"],
		["too few blocks", { nested: [] }, "error blocks_too_few"],
		["a link to a deleted page", { link: { linktype: "story", id: "gone" } }, "warning link_broken"],
		["a link that runs", { link: { linktype: "url", url: "javascript:alert(1)" } }, "error link_malformed"],
		["a file that runs", { picture: { filename: "javascript:alert(1)" } }, "error link_malformed"],
		["a file that is gone", { picture: { id: 9, filename: "/f/1/1x1/a/b.jpg" } }, "warning asset_missing"],
		["no alternative text", { picture: { id: null, filename: "https://a.de/b.jpg" } }, "warning alt_missing"],
		[
			"none of the shop's own",
			{ picture: { id: null, filename: "/img/w640/still/b" } },
			"warning alt_missing",
		],
	])("%s", (_, fields, code) => expect(inTeaser(fields)).toContain(code));

	test("a rich text holds what it may hold", () => {
		const words = { type: "text", text: "Hallo", marks: [{ type: "bold" }] };
		expect(inText({ type: "paragraph", content: [words] })).toEqual([]);
		expect(inText({ type: "script", content: [] })).toEqual(["error rich_text_node"]);
		expect(inText({ type: "list_item", content: [] })).toEqual(["error rich_text_node"]);
		expect(inText({ type: "paragraph", content: [{ ...words, marks: [{ type: "blink" }] }] })).toEqual([
			"error rich_text_mark",
		]);
		const link = { type: "link", attrs: { href: "javascript:alert(1)", linktype: "url" } };
		expect(inText({ type: "paragraph", content: [{ ...words, marks: [link] }] })).toEqual([
			"error link_malformed",
		]);
		expect(inText({ type: "blok", attrs: { body: [{ component: "nope" }] } })).toEqual([
			"error component_unknown",
		]);
	});

	test("a loop of references is told with its way", () => {
		const back = { _uid: "b", component: "page", title: "b", related: ["own"] };
		const looped: KnownContent = {
			...known,
			story: (uuid) => (uuid === "b" ? story("b", true, back) : uuid === "own" ? story("own") : undefined),
		};
		const [finding] = checkContent(content({ related: ["b"] }), looped, "own");
		expect(finding).toMatchObject({ code: "reference_loop", values: { path: "own → b → own" } });
	});

	test("5,000 blocks are too many, a tree without end too deep", () => {
		expect(codes({ body: Array.from({ length: 5000 }, () => ({ component: "text" })) })).toEqual([
			"error tree_too_large",
		]);
		let deep: Record<string, unknown> = { component: "teaser" };
		for (let level = 0; level < 200; level += 1) deep = { component: "teaser", nested: [deep] };
		expect(codes({ body: [deep] })).toEqual(["error tree_too_deep"]);
	});

	test("two blocks of one uid are told apart when they are saved", () => {
		const twice = { _uid: "same", component: "text" };
		expect(
			checkContent({ _uid: "p", component: "page", title: "a", body: [twice, twice] }, known),
		).toMatchObject([{ code: "uid_repeated" }]);
		expect(codes({ body: [twice, twice] })).toEqual([]);
	});
});

test("words are texts, not addresses", () => {
	const words = wordsIn({
		_uid: "1",
		component: "page",
		title: "Sommer",
		link: { fieldtype: "multilink", cached_url: "wo/anders" },
		picture: { fieldtype: "asset", filename: "/f/1", alt: "Wiese", name: "x.jpg" },
		text: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Karten" }] }] },
	});
	expect(words.split("\n")).toEqual(["Sommer", "Wiese", "Karten"]);
});
