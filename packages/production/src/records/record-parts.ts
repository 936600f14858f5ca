import {
	type DesignDocument,
	type DisplayItem,
	type DisplayList,
	type GlyphsItem,
	variableElements,
} from "@offizin/design";
import { ensureGlyphForms } from "../file/glyph-forms.ts";
import { assumedGround } from "../file/ground.ts";
import { ensureForm, ensurePhotos, isTouched, type PagePart, type PartsOf } from "../file/write-side.ts";

/** A stretch of a page between two elements that differ from record to record, or one of these. */
interface Run {
	readonly isFixed: boolean;
	/** Place of its first element among the page's elements; −1 for the background. */
	readonly place: number;
	readonly items: DisplayItem[];
}

/** Splits pages so that what is the same for every record is written once and only shown again. */
export function recordParts(document: DesignDocument, samples: ReadonlyMap<string, DisplayList>): PartsOf {
	const variable = variableElements(document);
	const places = new Map(
		document.pages.flatMap(({ key, elements }) =>
			elements.map(({ id }, index) => [`${key}/${id}`, index] as const),
		),
	);
	const placeOf = (page: string, { element }: DisplayItem) =>
		element === undefined ? -1 : (places.get(`${page}/${element}`) ?? -1);

	function runsOf({ page, items }: DisplayList): Run[] {
		const stops = document.pages
			.filter(({ key }) => key === page)
			.flatMap(({ elements }) => elements.flatMap(({ id }, index) => (variable.has(id) ? [index] : [])));
		// Counted by the document, not by what is drawn: a guest without a second name must not shift the runs.
		const runNumber = (place: number) => stops.filter((stop) => stop < place).length;
		const runs: (Run & { readonly number: number })[] = [];
		for (const item of items) {
			// The background is painted first; what stays bare over everything goes with what it follows.
			const place = item.element === undefined ? (runs.at(-1)?.place ?? -1) : placeOf(page, item);
			const isFixed = item.element === undefined || !variable.has(item.element);
			const number = runNumber(place);
			const last = runs.at(-1);
			if (last && last.isFixed === isFixed && last.number === number) last.items.push(item);
			else runs.push({ isFixed, place, number, items: [item] });
		}
		return runs;
	}

	return async (file, page) => {
		const { list } = page;
		const sample = samples.get(list.page)?.items ?? list.items;
		if (!isTouched(file, sample)) return [];
		const parts: PagePart[] = [];
		for (const { isFixed, place, items } of runsOf(list)) {
			const ground = assumedGround(sample.filter((item) => placeOf(list.page, item) < place));
			if (isFixed) {
				// A spread has a part on two pages of the file.
				const key = `${list.page}/${page.clip.x}/${place}`;
				const form = await ensureForm(file, key, { page, items, ground });
				parts.push({ kind: "form", form });
			} else {
				await ensurePhotos(file, items);
				await ensureGlyphForms(file, items.filter(isGlyphs));
				parts.push({ kind: "items", items, ground, sharesGlyphs: true });
			}
		}
		return parts;
	};
}

function isGlyphs(item: DisplayItem): item is GlyphsItem {
	return item.kind === "glyphs";
}
