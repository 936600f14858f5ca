import { err, ok, type Result } from "@offizin/base";
import { type Asking, type Page, readPage, readVersion } from "./asking.ts";
import { type Given, type QueryParameters, readParameters } from "./parameters.ts";
import { invalid, type QueryError } from "./query-error.ts";
import { readSelection, type Selection, selectionParameters } from "./selection.ts";
import { readSorting, type Sorting } from "./sorting.ts";
import type { Version } from "./version.ts";

/** How links within contents are told of: not at all, or in one of three forms. */
type LinkForm = "none" | "url" | "story" | "link";

/** What is told of each story, beside which stories. */
export interface StoryForm {
	readonly version: Version;
	/** The language asked for, then the one instead of it. */
	readonly languages: readonly string[];
	readonly excludedFields: ReadonlySet<string>;
	readonly excludedStoryFields: ReadonlySet<string>;
	/** Fields to resolve, as `component.field`. */
	readonly relations: ReadonlySet<string>;
	/** 2 where the stories of relations have theirs resolved, too. */
	readonly relationLevels: 1 | 2;
	readonly links: LinkForm;
	readonly withAssets: boolean;
}

export interface StoriesQuery {
	readonly form: StoryForm;
	readonly page: Page;
	readonly selection: Selection;
	readonly sorting: Sorting;
	readonly searchTerm: string | undefined;
}

export interface StoryQuery {
	readonly form: StoryForm;
	readonly isByUuid: boolean;
}

const formParameters = [
	...["language", "fallback_lang", "excluding_fields", "excluding_story_fields", "resolve_relations"],
	...["resolve_level", "resolve_links", "resolve_links_level", "resolve_assets"],
];
const MAX_PER_PAGE = 100;

/** What `cdn/stories` is asked for. */
export function readStoriesQuery(
	parameters: QueryParameters,
	asking: Asking,
): Result<StoriesQuery, QueryError> {
	const known = [...formParameters, ...selectionParameters, "page", "per_page", "sort_by", "search_term"];
	const given = readParameters(parameters, known);
	if (!given.ok) return given;
	const form = readForm(given.value, asking);
	if (!form.ok) return form;
	const page = readPage(given.value, MAX_PER_PAGE);
	if (!page.ok) return page;
	const selection = readSelection(given.value);
	if (!selection.ok) return selection;
	const sorting = readSorting(given.value.text("sort_by"));
	if (!sorting.ok) return sorting;
	return ok({
		form: form.value,
		page: page.value,
		selection: selection.value,
		sorting: sorting.value,
		searchTerm: given.value.text("search_term"),
	});
}

/** What `cdn/stories/{…}` is asked for. */
export function readStoryQuery(parameters: QueryParameters, asking: Asking): Result<StoryQuery, QueryError> {
	const given = readParameters(parameters, [...formParameters, "find_by"]);
	if (!given.ok) return given;
	const form = readForm(given.value, asking);
	if (!form.ok) return form;
	const findBy = given.value.oneOf("find_by", ["uuid", "slug"]);
	if (!findBy.ok) return findBy;
	return ok({ form: form.value, isByUuid: findBy.value === "uuid" });
}

function readForm(given: Given, asking: Asking): Result<StoryForm, QueryError> {
	const version = readVersion(given, asking);
	if (!version.ok) return version;
	const relations = given.list("resolve_relations") ?? [];
	if (relations.some((one) => !/^[^.]+\.[^.]+$/.test(one)))
		return err(invalid("resolve_relations", "relation"));
	const level = given.oneOf("resolve_level", ["1", "2"]);
	if (!level.ok) return level;
	const links = given.oneOf("resolve_links", ["0", "1", "url", "story", "link"]);
	if (!links.ok) return links;
	return ok({
		version: version.value,
		languages: languagesOf(given),
		excludedFields: new Set(given.list("excluding_fields")),
		excludedStoryFields: new Set(given.list("excluding_story_fields")),
		relations: new Set(relations),
		relationLevels: level.value === "2" ? 2 : 1,
		links: linkForms[links.value ?? "0"],
		withAssets: given.text("resolve_assets") === "1",
	});
}

const linkForms = { "0": "none", "1": "story", url: "url", story: "story", link: "link" } as const;

/** Without a language asked for there is none instead of it. */
function languagesOf(given: Given): readonly string[] {
	const [language, fallback] = [given.text("language"), given.text("fallback_lang")];
	if (!language || language === "default") return [];
	return fallback && fallback !== "default" ? [language, fallback] : [language];
}
