import type { Command, TextElement } from "@offizin/design";
import type { TextPlace } from "../library/library.ts";
import type { Filled } from "./fill.ts";

type FillPages = Extract<Command, { type: "fillPages" }>;

export interface Naming {
	/** What the frames and texts are called. */
	readonly name: string;
	/** What goes. */
	readonly without?: readonly string[];
	/** What stands in a place for a text; none come when absent. */
	readonly newText?: (place: TextPlace, page: string) => TextElement;
}

/** What has been chosen, as one command: each layout and each kind of text once, however many pages have it. */
export function fillCommand({ pages }: Filled, { name, without = [], newText }: Naming): FillPages {
	const layouts: FillPages["layouts"] = [];
	const texts: NonNullable<FillPages["texts"]> = [];
	const models: TextElement[] = [];
	const numbers = new Map<string, number>();
	const kinds = new Map<string, number>();
	const modelOf = (place: TextPlace, page: string) => {
		const { id: _id, box, ...kind } = { ...newText?.(place, page) };
		const drawing = JSON.stringify(kind);
		const known = kinds.get(drawing);
		if (known !== undefined || !box) return known ?? 0;
		const at = models.push({ ...kind, id: "model", box } as TextElement) - 1;
		kinds.set(drawing, at);
		return at;
	};
	const filled = pages.map(({ page, layout, photos }) => {
		const wanted = newText ? layout.texts : [];
		const drawing = JSON.stringify([layout.places, wanted]);
		const known = numbers.get(drawing);
		const number = known ?? layouts.push([...layout.places]) - 1;
		if (known === undefined)
			texts.push(wanted.map((place) => ({ box: place.box, model: modelOf(place, page) })));
		numbers.set(drawing, number);
		return { page, layout: number, photos: [...photos] };
	});
	return {
		type: "fillPages",
		name,
		layouts,
		...(models.length > 0 && { texts, models }),
		pages: filled,
		...(without.length > 0 && { without: [...without] }),
	};
}
