import { loadQrEncoder } from "@offizin/design";
import { createShaper, type FontExtent, fontFileName, loadHyphenation, prepareShaper } from "@offizin/text";
import type { DrawingNeeds, DrawingTools } from "../drawing-needs.ts";

// HarfBuzz gets ready beside the page, not after it: its wasm is compiled while React still makes the page alive.
if (typeof window !== "undefined") prepareShaper();

/** Drawing tools that are fetched as a document needs them. */
export interface DrawingLibrary {
	/** Another object whenever something has come. */
	readonly tools: () => DrawingTools;
	/** Resolves when everything is there; rejects with the name of the first thing that cannot be had. */
	readonly load: (needs: DrawingNeeds) => Promise<void>;
}

export async function openDrawingLibrary(fontUrl: (file: string) => string): Promise<DrawingLibrary> {
	const shaper = await createShaper();
	const running = new Map<string, Promise<void>>();
	let tools: DrawingTools = { shaper, qr: undefined, hyphenates: false };

	async function fetchFont(font: string, extent: FontExtent): Promise<void> {
		const response = await fetch(fontUrl(fontFileName(font, extent)));
		if (!response.ok) throw new Error(`Font ${font} answers ${response.status}`);
		const added = shaper.addFont(font, new Uint8Array(await response.arrayBuffer()), extent);
		if (!added.ok) throw new Error(`Font ${font}: ${added.error.detail}`);
		tools = { ...tools };
	}

	/** Fetches a thing once, however often it is asked for meanwhile. */
	function once(name: string, isThere: boolean, fetchIt: () => Promise<void>): Promise<void> {
		if (isThere) return Promise.resolve();
		const known = running.get(name);
		if (known) return known;
		const loading = fetchIt().finally(() => running.delete(name));
		running.set(name, loading);
		return loading;
	}

	async function fetchEncoder(): Promise<void> {
		tools = { ...tools, qr: await loadQrEncoder() };
	}

	async function fetchPatterns(): Promise<void> {
		shaper.addHyphenator(await loadHyphenation("de"));
		tools = { ...tools, hyphenates: true };
	}

	return {
		tools: () => tools,
		async load({ fonts, extent, qr, hyphenation }) {
			const wanted = fonts.map((font) =>
				once(`${font} ${extent}`, shaper.hasFont(font, extent), () => fetchFont(font, extent)),
			);
			if (qr) wanted.push(once("#qr", tools.qr !== undefined, fetchEncoder));
			if (hyphenation) wanted.push(once("#hyphenation", tools.hyphenates, fetchPatterns));
			await Promise.all(wanted);
		},
	};
}
