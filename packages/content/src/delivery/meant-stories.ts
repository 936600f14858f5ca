import type { Story } from "../story/story.ts";
import { pageOf } from "./asking.ts";
import type { LibrarySpace } from "./library-space.ts";
import type { Selection } from "./selection.ts";
import { inOrder } from "./sorting.ts";
import type { StoriesQuery } from "./story-query.ts";
import { addressOf, type StoryTable, storyTable } from "./story-table.ts";
import { contentOf, type Version } from "./version.ts";

/** A page of the stories that a query means, in the order it asks for; `found` are the ids that its search term was found in. */
export function meantStories(
	space: LibrarySpace,
	{ form, page, selection, sorting }: StoriesQuery,
	found: ReadonlySet<number> | undefined,
): { readonly stories: readonly Story[]; readonly total: number } {
	const table = storyTable(space, form.version);
	const { uuids = [], keepsOrder } = selection;
	const candidates = keepsOrder ? rowsOf(uuids, space, table) : inOrder(table, sorting);
	const tests = testsOf(selection, space, table);
	const onStory = (holds: (story: Story) => boolean) => (row: number) => {
		const story = table.stories[row];
		return story !== undefined && holds(story);
	};
	if (found) tests.push(onStory(({ id }) => found.has(id)));
	for (const holds of selection.tests) tests.push(onStory((story) => holds(story, space)));
	const rows =
		tests.length === 0 ? candidates : candidates.filter((row) => tests.every((holds) => holds(row)));
	return { stories: pageOf(rows, page).flatMap((row) => table.stories[row] ?? []), total: rows.length };
}

/** Whether one story is meant, a folder too; those that are named by uuid, and their order, are left to whoever asks. */
export function meantBy(
	{ prefix, contentType, filter, tests }: Selection,
	space: LibrarySpace,
	version: Version,
): (story: Story) => boolean {
	const table = storyTable(space, version);
	const holds = filter?.(table);
	return (story) => {
		const row = table.rowOf(story);
		return (
			(!prefix || addressOf(story).startsWith(prefix)) &&
			(!contentType || contentOf(story, version)?.component === contentType) &&
			(!holds || (row !== undefined && holds(row))) &&
			tests.every((test) => test(story, space))
		);
	};
}

/** What is answered by columns, before a story is looked into. */
function testsOf(
	{ prefix, contentType, filter, uuids, keepsOrder }: Selection,
	space: LibrarySpace,
	table: StoryTable,
): ((row: number) => boolean)[] {
	const tests: ((row: number) => boolean)[] = [];
	if (uuids && !keepsOrder) {
		const wanted = new Set(rowsOf(uuids, space, table));
		tests.push((row) => wanted.has(row));
	}
	if (prefix) tests.push(table.begins(prefix));
	if (contentType) {
		const components = table.column("component");
		tests.push((row) => components[row] === contentType);
	}
	if (filter) tests.push(filter(table));
	return tests;
}

/** The rows of the stories so named, each once. */
function rowsOf(uuids: readonly string[], space: LibrarySpace, table: StoryTable): readonly number[] {
	return [...new Set(uuids)].flatMap((uuid) => {
		const story = space.byUuid.get(uuid);
		return (story && table.rowOf(story)) ?? [];
	});
}
