import type { Format, Page, SheetSide } from "./format.ts";

/** Which pages a document has, in reading order; those it has as many of as it likes say what they are shaped as. */
export interface OwnPages {
	readonly pages: readonly {
		readonly key: string;
		readonly like?: string;
		/** So many prints of it, where each page is a print of its own. */
		readonly copies?: number;
	}[];
}

const known = new WeakMap<Page, Map<string, Page>>();

/** The same object for the same page at the same number: what is known of it stays known when another one comes or goes. */
function placed(shape: Page, key: string, first: number): Page {
	const numbers = shape.numbers.map((_number, at) => first + at);
	if (shape.key === key && shape.numbers[0] === first) return shape;
	const pages = known.get(shape) ?? new Map<string, Page>();
	known.set(shape, pages);
	const name = `${key} ${first}`;
	const page = pages.get(name) ?? { ...shape, key, numbers };
	pages.set(name, page);
	return page;
}

/**
 * The format with the pages that a document has of those there are many of, each where it comes in reading order: it
 * lies on the sheet where the format has one of that number, and counts among the pages that are stitched. The same
 * format where there is nothing to count.
 */
export function withOwnPages<Of extends Format>(format: Of, { pages }: OwnPages): Of {
	const places = format.pages.filter(({ like }) => like !== undefined);
	const shapeOf = (like: string | undefined) => places.find((page) => page.key === like);
	const own = pages.filter(({ like }) => shapeOf(like) !== undefined);
	if (own.length === 0) return format;
	const names = new Map(places.map(({ key }, at) => [key, own[at]?.key]));
	let number = 1;
	const inOrder = pages.flatMap(({ key, like }) => {
		const shape = shapeOf(like) ?? format.pages.find((page) => page.key === key);
		if (!shape) return [];
		const page = placed(shape, key, number);
		number += shape.numbers.length;
		return [page];
	});
	const renamed = (side: SheetSide): SheetSide => ({
		...side,
		panels: side.panels.map((panel) => ({ ...panel, page: names.get(panel.page) ?? panel.page })),
	});
	if (format.isPrintPerPage) return { ...format, pages: inOrder, ...printsOf(format, own) };
	return {
		...format,
		pages: inOrder,
		sides: format.sides.map(renamed),
		...(format.spreads && { spreads: format.spreads.map(renamed) }),
		...(format.stitching && { stitching: { ...format.stitching, pages: number - 1 } }),
	};
}

/** A side for each print, those of one page behind each other; for looking at each page once. */
function printsOf({ sides: [model] }: Format, pages: OwnPages["pages"]): Pick<Format, "sides" | "spreads"> {
	if (!model) return { sides: [] };
	const sideOf = (page: string, key: string): SheetSide => ({
		...model,
		key,
		panels: model.panels.map((panel) => ({ ...panel, page })),
	});
	return {
		sides: pages.flatMap(({ key, copies = 1 }) =>
			Array.from({ length: copies }, (_none, at) => sideOf(key, at === 0 ? key : `${key}_${at + 1}`)),
		),
		spreads: pages.map(({ key }) => sideOf(key, key)),
	};
}
