import type { DesignDocument } from "../document/document.ts";
import { inksOf, membersOf } from "../document/document-elements.ts";
import type { DesignElement } from "../document/element.ts";

/** Of the formats that a clipboard carries the one that is ours. */
export const CLIP_TYPE = "application/x-offizin-design+json";

/**
 * What is copied, as a document of its own with one page: it holds everything it is drawn with, and who pastes it reads it
 * like any document that comes from elsewhere. Undefined where there is nothing.
 */
export function clipOf(document: DesignDocument, ids: readonly string[]): DesignDocument | undefined {
	const page = document.pages.find(({ elements }) => elements.some(({ id }) => ids.includes(id)));
	if (!page) return undefined;
	const wanted = new Set([...ids, ...ids.flatMap((id) => membersOf(page.elements, id).map((one) => one.id))]);
	const elements = page.elements
		.filter(({ id }) => wanted.has(id))
		.map(({ grants: _given, ...element }): DesignElement => {
			if (element.group === undefined || wanted.has(element.group)) return element;
			const { group: _left, ...alone } = element;
			return alone;
		});
	const inks = [...elements.flatMap(inksOf), ...document.choices.inks];
	const artworks = elements.flatMap((one) => (one.type === "artwork" ? [one.artwork] : []));
	const { fonts, inks: colors } = document.choices;
	return {
		...document,
		// One page alone keeps no rule of how many there are.
		choices: { fonts, inks: colors },
		swatches: picked(
			document.swatches,
			inks.map(({ swatch }) => swatch),
		),
		artworks: picked(document.artworks, artworks),
		pages: [{ key: page.key, elements }],
	};
}

function picked<Value>(
	from: Readonly<Record<string, Value>>,
	keys: readonly string[],
): Record<string, Value> {
	return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}
