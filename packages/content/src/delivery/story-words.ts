import { wordsIn } from "../story/words-in.ts";
import type { LibrarySpace } from "./library-space.ts";
import { contentOf, type Version } from "./version.ts";

/** Ids of the stories in whose name or texts all words of a term stand: what is searched while the database is gone. */
export function storiesWith(space: LibrarySpace, term: string, version: Version): ReadonlySet<number> {
	const words = term.toLowerCase().split(/\s+/).filter(Boolean);
	const found = new Set<number>();
	for (const story of space.stories) {
		const content = contentOf(story, version);
		if (!content) continue;
		const text = `${story.name}\n${wordsIn(content)}`.toLowerCase();
		if (words.every((word) => text.includes(word))) found.add(story.id);
	}
	return found;
}
