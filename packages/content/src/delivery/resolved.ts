import type { FieldValue } from "../story/block.ts";
import type { Story } from "../story/story.ts";
import { storyKey } from "./asking.ts";
import type { Presentation } from "./present-content.ts";
import { referencesOf } from "./references.ts";
import { linkAnswer, type StoryAnswer, storyAnswer, urlAnswer } from "./story-answer.ts";
import type { StoryForm } from "./story-query.ts";

/** More than so many relations, or links, are named only; the official client then fetches them in such chunks. */
const MAX_RESOLVED = 50;

interface Resolved {
	readonly rels: readonly StoryAnswer[];
	readonly links: readonly object[];
	readonly rel_uuids?: readonly string[];
	readonly link_uuids?: readonly string[];
	readonly assets?: readonly object[];
}

/** What the stories of an answer refer to, beside them: their contents keep uuids and the client puts stories in place. */
export function resolved(
	answers: readonly StoryAnswer[],
	form: StoryForm,
	how: Presentation,
): { readonly parts: Resolved; readonly keys: readonly string[] } {
	const { space } = how;
	const answerOf = (story: Story) => storyAnswer(story, how, form.excludedStoryFields);
	const known = new Map<string, StoryAnswer>();
	let contents: readonly FieldValue[] = answers.map(({ content }) => content);
	const first = referencesOf(contents, form.relations);
	const links = new Set(first.links);
	const assets = new Map(first.assets);
	const named = new Set(first.relations);
	let next: ReadonlySet<string> = first.relations;
	for (let level = 1; level <= form.relationLevels && next.size > 0; level += 1) {
		// What would be named only is neither made nor looked into.
		if (named.size > MAX_RESOLVED) break;
		const added = [...next].flatMap((uuid) => {
			const story = space.byUuid.get(uuid);
			return (story && answerOf(story)) ?? [];
		});
		for (const answer of added) known.set(answer.uuid, answer);
		contents = added.map(({ content }) => content);
		const found = referencesOf(contents, form.relations);
		for (const uuid of found.links) links.add(uuid);
		for (const [id, filename] of found.assets) assets.set(id, filename);
		if (level === form.relationLevels) break;
		next = new Set([...found.relations].filter((uuid) => !named.has(uuid)));
		for (const uuid of next) named.add(uuid);
	}
	const isManyRelations = named.size > MAX_RESOLVED;
	const linked = form.links === "none" ? [] : [...links].flatMap((uuid) => space.byUuid.get(uuid) ?? []);
	const isManyLinks = linked.length > MAX_RESOLVED;
	return {
		parts: {
			rels: isManyRelations ? [] : [...known.values()],
			links: isManyLinks ? [] : linked.flatMap((story) => linkIn(story) ?? []),
			...(isManyRelations ? { rel_uuids: [...named] } : {}),
			...(isManyLinks ? { link_uuids: linked.map(({ uuid }) => uuid) } : {}),
			...(form.withAssets ? { assets: assetsOf(assets, how) } : {}),
		},
		keys: [...new Set([...named, ...links])].map(storyKey),
	};

	function linkIn(story: Story): object | undefined {
		if (story.isFolder || (how.version === "published" && !story.published)) return undefined;
		if (form.links === "url") return urlAnswer(story, space, how);
		return form.links === "link" ? linkAnswer(story) : answerOf(story);
	}
}

/** Assets of an answer as they are described now. */
function assetsOf(named: ReadonlyMap<number, string>, { space }: Presentation): readonly object[] {
	return space.assets
		.filter(({ id }) => named.has(id))
		.map(({ id, contentType, alt, title, copyright, source, focus, metaData }) => ({
			id,
			filename: named.get(id),
			content_type: contentType,
			alt,
			title,
			copyright,
			source,
			focus,
			meta_data: metaData,
		}));
}
