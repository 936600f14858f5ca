import type { FieldValue } from "../story/block.ts";
import { isList, isObject } from "./field-at.ts";
import type { LibrarySpace } from "./library-space.ts";
import { contentOf, type Version } from "./version.ts";

/** Ids of the stories in whose name or texts all words of a term stand: what is searched while the database is gone. */
export function storiesWith(space: LibrarySpace, term: string, version: Version): ReadonlySet<number> {
	const words = term.toLowerCase().split(/\s+/).filter(Boolean);
	const found = new Set<number>();
	for (const story of space.stories) {
		const content = contentOf(story, version);
		if (!content) continue;
		const text = `${story.name} ${[...textsIn(content)].join(" ")}`.toLowerCase();
		if (words.every((word) => text.includes(word))) found.add(story.id);
	}
	return found;
}

/** Keys whose values nobody reads. */
const silent = new Set(["_uid", "component", "type", "linktype", "fieldtype", "uuid", "id"]);

function* textsIn(value: FieldValue): Generator<string> {
	if (typeof value === "string") yield value;
	else if (isList(value)) for (const one of value) yield* textsIn(one);
	else if (isObject(value)) {
		for (const [name, field] of Object.entries(value)) if (!silent.has(name)) yield* textsIn(field);
	}
}
