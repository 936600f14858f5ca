import { BoundedCache } from "@offizin/base";
import { isPublic } from "./cache-directives.ts";

/** Of keys and texts together; a page reads some 100 KB of stories. */
const MAX_CHARACTERS = 32_000_000;

/** An answer of our own doors, read to its end. */
export interface DoorAnswer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: string;
}

interface KeptAnswer {
	readonly answer: DoorAnswer;
	/** Names of the contents it was made from. */
	readonly contents: readonly string[];
}

/**
 * Published contents as the doors deliver them, by whatever may change an answer. None grows old: they are kept until
 * one of the contents they name changes, as the pages made from them are.
 */
export interface ContentAnswers {
	get(key: string): DoorAnswer | undefined;
	/** Keeps an answer for everyone that names its contents, unless some were purged since it was asked for. */
	put(key: string, answer: DoorAnswer, since: number): void;
	/** How often contents have been purged so far. */
	readonly purges: number;
	/** Forgets the answers made from contents that `isMeant` names. */
	purge(isMeant: (content: string) => boolean): void;
	clear(): void;
}

export function createContentAnswers(maxCharacters = MAX_CHARACTERS): ContentAnswers {
	const kept = new BoundedCache<string, KeptAnswer>(
		maxCharacters,
		(key, { answer, contents }) =>
			key.length + answer.body.length + contents.reduce((sum, { length }) => sum + length, 0),
	);
	let purges = 0;
	return {
		get: (key) => kept.find(key)?.answer,
		put(key, answer, since) {
			const contents = contentsOf(answer.headers);
			if (since === purges && contents.length > 0 && isForAll(answer)) kept.set(key, { answer, contents });
		},
		get purges() {
			return purges;
		},
		purge(isMeant) {
			purges += 1;
			kept.deleteWhere(({ contents }) => contents.some(isMeant));
		},
		clear() {
			purges += 1;
			kept.deleteWhere(() => true);
		},
	};
}

/** Names of the contents an answer was made from (`Surrogate-Key`). */
export function contentsOf(headers: Headers): readonly string[] {
	return headers.get("surrogate-key")?.split(" ") ?? [];
}

/** What is not there is the same for everyone, too, until it is published. */
function isForAll({ status, headers }: DoorAnswer): boolean {
	const isSaid = status === 200 || status === 404;
	return isSaid && isPublic(headers.get("cache-control")) && headers.getSetCookie().length === 0;
}
