import { type Block, type FieldValue, isBlock } from "../story/block.ts";
import type { Finding } from "./finding.ts";
import { findingAt } from "./findings.ts";
import type { KnownContent } from "./known-content.ts";

interface Reference {
	readonly finding: (path: string) => Finding;
	readonly uuid: string;
}

/** Fields that choose stories, wherever they stand in a content. */
function referencesIn(content: FieldValue, known: KnownContent): readonly Reference[] {
	if (typeof content !== "object" || content === null) return [];
	const below = Object.values(content).flatMap((value: FieldValue) => referencesIn(value, known));
	const component = isBlock(content) ? known.component(content.component) : undefined;
	if (!isBlock(content) || !component) return below;
	const own = Object.entries(component.schema)
		.filter(([, schema]) => schema.source === "internal_stories")
		.flatMap(([field, schema]) =>
			[content[field]].flat().flatMap((uuid) =>
				typeof uuid === "string" && uuid !== ""
					? [
							{
								uuid,
								finding: (path: string) =>
									findingAt({ block: content, component, field, schema, lang: null }, "reference_loop", {
										path,
									}),
							},
						]
					: [],
			),
		);
	return [...own, ...below];
}

/** Chosen stories that choose, by themselves or through others, the story that is checked; each once, with the way round. */
export function checkLoops(
	content: Block,
	known: KnownContent,
	uuid: string | undefined,
): readonly Finding[] {
	if (uuid === undefined) return [];
	const own = known.story(uuid)?.name ?? "";
	return referencesIn(content, known).flatMap((reference) => {
		const way = wayTo(uuid, reference.uuid, known, new Set());
		return way ? [reference.finding([own, ...way, own].join(" → "))] : [];
	});
}

/** Names of the stories between: empty where a story chooses the sought one itself. */
function wayTo(
	sought: string,
	from: string,
	known: KnownContent,
	seen: Set<string>,
): readonly string[] | undefined {
	if (from === sought) return [];
	if (seen.has(from)) return undefined;
	seen.add(from);
	const story = known.story(from);
	if (!story) return undefined;
	for (const { uuid } of referencesIn(story.content, known)) {
		const way = wayTo(sought, uuid, known, seen);
		if (way) return [story.name, ...way];
	}
	return undefined;
}
