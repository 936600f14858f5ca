import { type Block, type FieldValue, isList, isRecord, referencesOf } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import type { ContentDoors } from "#app/content/doors/content-doors.ts";

/** A story in the place of its uuid, its content as delivery would give it. A type, since an interface is no value of a field. */
export type RelatedStory = { readonly uuid: string; readonly content: Block };

/** As many as delivery resolves: those of the page, and those of them. */
const LEVELS = 2;

/**
 * Puts stories in the place of their uuids in `fields` (`component.field`), as the official client does with what
 * delivery resolves (content-protocol §3). What `read` does not find stays a uuid.
 */
export async function withRelations(
	content: Block,
	fields: readonly string[],
	read: (uuids: readonly string[]) => Promise<readonly RelatedStory[]>,
): Promise<Block> {
	const resolved = new Set(fields);
	const stories = new Map<string, RelatedStory>();
	let contents: readonly Block[] = [content];
	for (let level = 1; level <= LEVELS; level += 1) {
		const named = referencesOf(contents, resolved).relations;
		const missing = [...named].filter((uuid) => uuid !== "" && !stories.has(uuid));
		if (missing.length === 0) break;
		const found = await read(missing);
		for (const story of found) stories.set(story.uuid, story);
		contents = found.map((story) => story.content);
	}
	return inPlace(content, LEVELS);

	function inPlace(block: Block, levels: number): Block {
		return { ...fieldsOf(block, levels), _uid: block._uid, component: block.component };
	}

	function fieldsOf(value: { readonly [key: string]: FieldValue }, levels: number) {
		return Object.fromEntries(
			Object.entries(value).map(([key, field]) => [
				key,
				resolved.has(`${value.component}.${key}`) ? related(field, levels) : placed(field, levels),
			]),
		);
	}

	function placed(value: FieldValue, levels: number): FieldValue {
		if (isList(value)) return value.map((one) => placed(one, levels));
		return isRecord(value) ? fieldsOf(value, levels) : value;
	}

	function related(value: FieldValue, levels: number): FieldValue {
		if (isList(value)) return value.map((one) => related(one, levels));
		const story = typeof value === "string" && levels > 0 ? stories.get(value) : undefined;
		return story ? { ...story, content: inPlace(story.content, levels - 1) } : value;
	}
}

const PER_PAGE = 100;

/** Reads stories by uuid, their drafts among them, each at most once. */
export function relatedReader({ stories, story }: Pick<ContentDoors, "stories" | "story">) {
	const known = new Map<string, ContentStory>();
	return async (uuids: readonly string[]): Promise<readonly ContentStory[]> => {
		const missing = uuids.filter((uuid) => !known.has(uuid));
		for (let at = 0; at < missing.length; at += PER_PAGE) {
			const by_uuids = missing.slice(at, at + PER_PAGE).join(",");
			const listed = await stories({ by_uuids, per_page: PER_PAGE });
			const answers = listed.ok ? await Promise.all(listed.value.stories.map(({ id }) => story(id))) : [];
			for (const answer of answers) if (answer.ok) known.set(answer.value.story.uuid, answer.value.story);
		}
		return uuids.flatMap((uuid) => known.get(uuid) ?? []);
	};
}

export type ReadRelated = ReturnType<typeof relatedReader>;
