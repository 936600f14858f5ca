import type { Editor } from "@offizin/editor";
import type { SpelledWord, SpellingServices } from "../services.ts";

/** Nobody is told of a word while they still write it. */
const QUIET_MS = 1500;

/** What is known of the spelling of a design that is open: asked anew after it was saved, for as long as somebody looks. */
export interface SpelledWords {
	readonly subscribe: (listener: () => void) => () => void;
	readonly get: () => readonly SpelledWord[];
	/** Keeps with the design that a word is right; false when that cannot be kept now. */
	readonly accept: (word: string) => Promise<boolean>;
}

const none: readonly SpelledWord[] = [];
const known = new WeakMap<Editor, SpelledWords>();

/** One for each editor, however many parts show it. */
export function spelledWordsOf(editor: Editor, doors: SpellingServices | undefined): SpelledWords {
	const there = known.get(editor) ?? (doors ? createSpelledWords(editor, doors) : silent);
	known.set(editor, there);
	return there;
}

const silent: SpelledWords = { subscribe: () => () => undefined, get: () => none, accept: async () => false };

export function createSpelledWords(
	editor: Pick<Editor, "subscribe" | "getSnapshot">,
	doors: SpellingServices,
): SpelledWords {
	const listeners = new Set<() => void>();
	let words = none;
	let asked = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let stop: (() => void) | undefined;

	function tell(next: readonly SpelledWord[]): void {
		words = next;
		for (const listener of [...listeners]) listener();
	}

	function plan(): void {
		const { design, pending, sending } = editor.getSnapshot().sync;
		if (!design || pending.length > 0 || sending.length > 0 || design.revision === asked) return;
		const { id, revision } = design;
		asked = revision;
		clearTimeout(timer);
		timer = setTimeout(() => {
			void doors.check(id).then(
				(found) => {
					if (found && asked === revision) tell(found);
				},
				// Without a network it is asked again after the next save.
				() => undefined,
			);
		}, QUIET_MS);
	}

	return {
		subscribe(listener) {
			listeners.add(listener);
			stop ??= editor.subscribe(plan);
			plan();
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				clearTimeout(timer);
				stop?.();
				stop = undefined;
				asked = 0;
			};
		},
		get: () => words,
		async accept(word) {
			const { design } = editor.getSnapshot().sync;
			if (!design || !(await doors.accept(design.id, word))) return false;
			tell(words.filter((one) => one.word.toLocaleLowerCase() !== word.toLocaleLowerCase()));
			return true;
		},
	};
}

/** A text with a word written otherwise, wherever it stands as a word of its own. */
export function withWord(text: string, word: string, instead: string): string {
	const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return text.replace(new RegExp(`(?<![\\p{L}\\p{M}])${escaped}(?![\\p{L}\\p{M}])`, "gu"), () => instead);
}
