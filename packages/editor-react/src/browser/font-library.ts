import { createShaper, type Shaper } from "@offizin/text";

/** A shaper that is fed with fonts from the network as they are needed. */
export interface FontLibrary {
	readonly shaper: Shaper;
	/** Resolves when every font is there; rejects with the name of the first that cannot be had. */
	readonly load: (fonts: readonly string[]) => Promise<void>;
}

export async function openFontLibrary(fontUrl: (font: string) => string): Promise<FontLibrary> {
	const shaper = await createShaper();
	const running = new Map<string, Promise<void>>();

	async function fetchFont(font: string): Promise<void> {
		const response = await fetch(fontUrl(font));
		if (!response.ok) throw new Error(`Font ${font} answers ${response.status}`);
		const added = shaper.addFont(font, new Uint8Array(await response.arrayBuffer()));
		if (!added.ok) throw new Error(`Font ${font}: ${added.error.detail}`);
	}

	function loadFont(font: string): Promise<void> {
		if (shaper.hasFont(font)) return Promise.resolve();
		const known = running.get(font);
		if (known) return known;
		const loading = fetchFont(font).finally(() => running.delete(font));
		running.set(font, loading);
		return loading;
	}

	return {
		shaper,
		load: async (fonts) => {
			await Promise.all(fonts.map(loadFont));
		},
	};
}
