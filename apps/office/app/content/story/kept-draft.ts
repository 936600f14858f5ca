import type { Block } from "@offizin/content";

interface KeptDraft {
	/** The version of the story it was made on. */
	readonly version: number;
	/** The content of that version. */
	readonly base: Block;
	readonly content: Block;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nameOf = (story: string) => `offizin.content.${story}`;

/** What was typed and is not saved yet: outlives a reload of the tab, not the tab. */
export function keepDraft(shelf: Shelf, story: string, draft: KeptDraft | undefined): void {
	try {
		if (!draft) shelf.removeItem(nameOf(story));
		else shelf.setItem(nameOf(story), JSON.stringify(draft));
	} catch (error) {
		// A full shelf leaves what the next save brings to the server.
		if (!(error instanceof DOMException)) throw error;
	}
}

export function keptDraft(shelf: Shelf, story: string): KeptDraft | undefined {
	const text = shelf.getItem(nameOf(story));
	return text === null ? undefined : JSON.parse(text);
}
