import type { OpenedDocument } from "@offizin/design";

export interface OpenedState {
	readonly revision: number;
	/** The transaction that wrote its row: another one after every change. */
	readonly xmin: string;
	readonly opened: OpenedDocument;
	/** Of its JSON. */
	readonly letters: number;
}

/** Letters of all states together: about four times as many bytes of heap. */
const MOST_LETTERS = 8e6;

/**
 * The state of each design that was read last, as it was opened. To parse a heavy one takes longer than a page, and an
 * editor, its pictures and its prices ask for the same one. Kept for all databases: a design has a random id.
 */
export function createOpenedStates(mostLetters = MOST_LETTERS) {
	const kept = new Map<string, OpenedState>();
	let letters = 0;

	function forget(id: string): void {
		letters -= kept.get(id)?.letters ?? 0;
		kept.delete(id);
	}

	return {
		find(id: string): OpenedState | undefined {
			const state = kept.get(id);
			if (!state) return undefined;
			kept.delete(id);
			kept.set(id, state);
			return state;
		},
		keep(id: string, state: OpenedState): void {
			forget(id);
			kept.set(id, state);
			letters += state.letters;
			for (const oldest of kept.keys()) {
				if (letters <= mostLetters) return;
				forget(oldest);
			}
		},
	};
}
