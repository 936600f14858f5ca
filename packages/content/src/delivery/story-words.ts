import { wordsIn } from "../story/words-in.ts";
import type { LibrarySpace } from "./library-space.ts";
import { contentOf, type Version } from "./version.ts";

/** Nobody means more; each is looked for in every story. */
const MAX_WORDS = 20;

/** Ids of the stories in whose name or texts all words of a term stand: what is searched while the database is gone. */
export function storiesWith(space: LibrarySpace, term: string, version: Version): ReadonlySet<number> {
	const words = [...new Set(term.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
	const found = new Set<number>();
	for (const story of space.stories) {
		const content = contentOf(story, version);
		if (!content) continue;
		const text = `${story.name}\n${wordsIn(content)}`.toLowerCase();
		if (words.every((word) => text.includes(word))) found.add(story.id);
	}
	return found;
}
