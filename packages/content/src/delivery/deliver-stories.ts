import { err, ok, type Result } from "@offizin/base";
import type { Story } from "../story/story.ts";
import { pageIn } from "./address-in.ts";
import { type Asking, type Delivered, spaceKey, storyKey } from "./asking.ts";
import type { LibrarySpace } from "./library-space.ts";
import { meantStories } from "./meant-stories.ts";
import type { Presentation } from "./present-content.ts";
import type { QueryError } from "./query-error.ts";
import { resolved } from "./resolved.ts";
import { storyAnswer } from "./story-answer.ts";
import type { StoriesQuery, StoryForm, StoryQuery } from "./story-query.ts";
import { contentOf } from "./version.ts";
import { withoutSlashes } from "./without-slashes.ts";

/** Delivers a list; `found` are the ids of those in which the search term stands. */
export function deliverStories(
	asking: Asking,
	query: StoriesQuery,
	found: ReadonlySet<number> | undefined,
): Delivered {
	const { space } = asking;
	const { form, page } = query;
	const { stories: meant, total } = meantStories(space, query, found);
	const how = presentationOf(asking, form);
	const stories = meant.flatMap((one) => storyAnswer(one, how, form.excludedStoryFields) ?? []);
	const isNamed = isOfNamed(query);
	const { parts, keys } = isNamed || asksBeside(form) ? resolved(stories, form, how) : nothing;
	return {
		body: { stories, cv: space.cv, ...parts },
		paging: { total, perPage: page.perPage },
		// A list of named stories changes with them alone, any other one with whatever is published.
		keys: isNamed ? [...named(query), ...keys] : [spaceKey(space)],
		version: form.version,
	};
}

/** What lists mostly ask for beside their stories; looking through all their contents would take as long as the list. */
const nothing = { parts: { rels: [], links: [] }, keys: [] };
const asksBeside = ({ relations, links, withAssets }: StoryForm) =>
	relations.size > 0 || links !== "none" || withAssets;

const isOfNamed = ({ selection, searchTerm }: StoriesQuery) =>
	selection.uuids !== undefined && searchTerm === undefined;
const named = ({ selection }: StoriesQuery) => (selection.uuids ?? []).map(storyKey);

/**
 * Delivers one story by its full slug, its id or its uuid. By a full slug it had before it comes with the one it has now:
 * clients need follow nothing, and whoever shows a page sees that its address is another one.
 */
export function deliverStory(asking: Asking, query: StoryQuery, name: string): Result<Delivered, QueryError> {
	const { space } = asking;
	const { form } = query;
	const story = query.isByUuid ? space.byUuid.get(name) : findPage(space, name, form);
	const how = presentationOf(asking, form);
	const answer = story && storyAnswer(story, how, form.excludedStoryFields);
	if (!story || !answer) return err({ code: "not_found" });
	const { parts, keys } = resolved([answer], form, how);
	const alternates = space.groups.get(story.groupId) ?? [story];
	return ok({
		body: { story: answer, cv: space.cv, ...parts },
		keys: [...new Set([...alternates.map(({ uuid }) => storyKey(uuid)), ...keys])],
		version: form.version,
	});
}

/** A page that is called by a number is found before one that has it as its id. */
function findPage(space: LibrarySpace, name: string, { languages, version }: StoryForm): Story | undefined {
	const slug = withoutSlashes(name);
	const [lang] = languages;
	const translated = lang === undefined ? undefined : pageIn(space, slug, { lang, version });
	const standing =
		translated ?? space.pages.get(slug) ?? (/^\d+$/.test(slug) ? space.byId.get(Number(slug)) : undefined);
	// A draft does not stand in the way of those who see what is published.
	const isSeen = standing !== undefined && contentOf(standing, version) !== undefined;
	if (isSeen) return standing;
	const formerIn = (language: string) => space.formerPages.get(language)?.get(slug);
	return (lang === undefined ? undefined : formerIn(lang)) ?? formerIn("default");
}

function presentationOf({ space, origin }: Asking, form: StoryForm): Presentation {
	const { version, languages, excludedFields } = form;
	return { space, version, languages, origin, excluded: excludedFields };
}
