import { err, ok, type Result } from "@offizin/base";
import type { Story } from "../story/story.ts";
import { type Filter, readFilter } from "./filter.ts";
import { readInstant } from "./instant.ts";
import type { LibrarySpace } from "./library-space.ts";
import { type Given, type QueryParameters, readParameters } from "./parameters.ts";
import { invalid, type QueryError } from "./query-error.ts";
import { wildcard } from "./wildcard.ts";
import { withoutSlashes } from "./without-slashes.ts";

type Test = (story: Story, space: LibrarySpace) => boolean;

const moments = {
	published_at: ({ publishedAt }: Story) => publishedAt,
	first_published_at: ({ firstPublishedAt }: Story) => firstPublishedAt,
	updated_at: ({ updatedAt }: Story) => updatedAt,
} as const;
const comparisons: Readonly<Record<string, (at: string, bound: string) => boolean>> = {
	gt: (at, bound) => at > bound,
	gte: (at, bound) => at >= bound,
	lt: (at, bound) => at < bound,
	lte: (at, bound) => at <= bound,
};
const dateParameters = Object.keys(moments).flatMap((moment) =>
	Object.keys(comparisons).map((comparison) => `${moment}_${comparison}`),
);

/** Parameters that say which stories are meant. */
export const selectionParameters = [
	...[
		"starts_with",
		"by_slugs",
		"excluding_slugs",
		"by_uuids",
		"by_uuids_ordered",
		"by_ids",
		"excluding_ids",
	],
	...["content_type", "with_tag", "is_startpage", "level", "filter_query", ...dateParameters],
];

/** Which stories are meant: those of whom all of it holds. */
export interface Selection {
	/** What their addresses begin with. */
	readonly prefix: string | undefined;
	readonly contentType: string | undefined;
	readonly filter: Filter | undefined;
	readonly tests: readonly Test[];
	/** The only ones that may be meant, where they are named. */
	readonly uuids: readonly string[] | undefined;
	/** Whether they come in the order they were named in. */
	readonly keepsOrder: boolean;
}

export function readSelection(given: Given): Result<Selection, QueryError> {
	const tests: Test[] = [];
	const [byIds, excludedIds] = [readIds(given, "by_ids"), readIds(given, "excluding_ids")];
	if (!byIds.ok) return byIds;
	if (!excludedIds.ok) return excludedIds;
	const { value: ids } = byIds;
	const { value: otherThan } = excludedIds;
	if (ids) tests.push(({ id }) => ids.has(id));
	if (otherThan) tests.push(({ id }) => !otherThan.has(id));

	const [bySlugs, excludedSlugs] = [readSlugs(given, "by_slugs"), readSlugs(given, "excluding_slugs")];
	if (!bySlugs.ok) return bySlugs;
	if (!excludedSlugs.ok) return excludedSlugs;
	const { value: isSlug } = bySlugs;
	const { value: isOtherSlug } = excludedSlugs;
	if (isSlug) tests.push(({ fullSlug }) => isSlug(fullSlug));
	if (isOtherSlug) tests.push(({ fullSlug }) => !isOtherSlug(fullSlug));

	const tags = given.list("with_tag");
	const isTag = new Set(tags);
	if (tags) tests.push((story) => story.tags.some((tag) => isTag.has(tag)));
	const isStart = given.oneOf("is_startpage", ["true", "false", "1", "0"]);
	if (!isStart.ok) return isStart;
	const { value: start } = isStart;
	if (start) tests.push(({ isStartpage }) => isStartpage === (start === "true" || start === "1"));
	const level = given.whole("level", { least: 1 });
	if (!level.ok) return level;
	const { value: depth } = level;
	if (depth !== undefined) tests.push((story, space) => levelOf(story, space) === depth);

	for (const test of momentTests(given)) {
		if (!test.ok) return test;
		tests.push(test.value);
	}
	const filter = readFilter(given);
	if (!filter.ok) return filter;
	const ordered = given.list("by_uuids_ordered");
	return ok({
		prefix: given.text("starts_with")?.replace(/^\//, ""),
		contentType: given.text("content_type"),
		filter: filter.value,
		tests,
		uuids: ordered ?? given.list("by_uuids"),
		keepsOrder: ordered !== undefined,
	});
}

/** The same for lists of the management; `own` are the parameters that those read themselves. */
export function readManagedSelection(
	parameters: QueryParameters,
	own: readonly string[],
): Result<Selection, QueryError> {
	const given = readParameters(parameters, [...selectionParameters, ...own]);
	return given.ok ? readSelection(given.value) : given;
}

function readIds(given: Given, name: string): Result<ReadonlySet<number> | undefined, QueryError> {
	const ids = given.list(name)?.map(Number);
	if (ids?.some((id) => !Number.isSafeInteger(id))) return err(invalid(name, "whole_number"));
	return ok(ids && new Set(ids));
}

/** Each is tried on each story: more would keep everybody else waiting. */
const MAX_WILDCARDS = 50;

/** Full slugs, and those with `*` for anything. */
function readSlugs(given: Given, name: string): Result<((slug: string) => boolean) | undefined, QueryError> {
	const slugs = given.list(name)?.map(withoutSlashes);
	if (!slugs) return ok(undefined);
	const wildcards = slugs.filter((slug) => slug.includes("*")).map(wildcard);
	if (wildcards.length > MAX_WILDCARDS) return err(invalid(name, "fewer_wildcards"));
	const whole = new Set(slugs);
	return ok((slug) => whole.has(slug) || wildcards.some((isLike) => isLike(slug)));
}

function* momentTests(given: Given): Generator<Result<Test, QueryError>> {
	for (const [moment, momentOf] of Object.entries(moments)) {
		for (const [comparison, compare] of Object.entries(comparisons)) {
			const parameter = `${moment}_${comparison}`;
			const text = given.text(parameter);
			if (text === undefined) continue;
			const bound = readInstant(parameter, text);
			yield bound.ok
				? ok((story: Story) => {
						const at = momentOf(story);
						return at !== null && compare(at, bound.value);
					})
				: bound;
		}
	}
}

/** 1 at the top. */
function levelOf({ parentId }: Story, { byId }: LibrarySpace): number {
	let level = 1;
	let at = parentId === null ? undefined : byId.get(parentId);
	while (at && level < MAX_LEVEL) {
		level += 1;
		at = at.parentId === null ? undefined : byId.get(at.parentId);
	}
	return level;
}

const MAX_LEVEL = 100;
