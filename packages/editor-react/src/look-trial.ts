import type { DesignDocument, PhotoLook } from "@offizin/design";

/** A look while its slider moves: seen on the page, part of the design only when the slider is let go. */
export interface TriedLook {
	readonly element: string;
	readonly look: PhotoLook;
}

/** Holds what is being tried outside React's state, so that only the page is drawn again. */
export interface LookTrial {
	readonly subscribe: (listener: () => void) => () => void;
	readonly get: () => TriedLook | null;
	readonly set: (tried: TriedLook | null) => void;
}

export function createLookTrial(): LookTrial {
	const listeners = new Set<() => void>();
	let tried: TriedLook | null = null;
	return {
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		get: () => tried,
		set(next) {
			tried = next;
			for (const listener of [...listeners]) listener();
		},
	};
}

/** The document with a look on trial; everything else stays the same object. */
export function withTriedLook(document: DesignDocument, tried: TriedLook | null): DesignDocument {
	if (!tried) return document;
	const pages = document.pages.map((page) => {
		const slot = page.elements.find(({ id }) => id === tried.element);
		if (slot?.type !== "photo") return page;
		const seen = { ...slot, look: tried.look };
		return { ...page, elements: page.elements.map((element) => (element === slot ? seen : element)) };
	});
	return { ...document, pages };
}
