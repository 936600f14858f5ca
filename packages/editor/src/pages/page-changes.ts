import {
	type Command,
	type DesignDocument,
	type DesignPage,
	isPageCount,
	ownPages,
	together,
} from "@offizin/design";

/** What can be done to the pages at the page shown: as many at once as the product's rule counts in. */
export interface PageChanges {
	/** Behind it, empty. */
	readonly add: Command | undefined;
	/** Behind it, with all that is on it. */
	readonly duplicate: Command | undefined;
	readonly remove: Command | undefined;
	readonly back: Command | undefined;
	readonly forth: Command | undefined;
}

/** Undefined where the page is a fixed one, and for a product whose pages all are. */
export function pageChanges(
	document: DesignDocument,
	page: string,
	freeId: (kind: string) => string,
): PageChanges | undefined {
	const { pages: rule } = document.choices;
	const own = ownPages(document, document.pages);
	const at = own.findIndex(({ key }) => key === page);
	if (!rule || at < 0) return undefined;
	const { step, like, together: unit = step } = rule;
	const first = at - (at % unit);
	const block = own.slice(first, first + unit);
	const isRoomFor = (count: number) => isPageCount(document, own.length + count);
	const position = (one: DesignPage | undefined) => (one ? document.pages.indexOf(one) : -1);
	const behind = position(block.at(-1)) + 1;
	const empty = (length: number): DesignPage[] =>
		Array.from({ length }, () => ({ key: freeId("page"), like, elements: [] }));
	const added = (values: readonly DesignPage[]): Command | undefined =>
		isRoomFor(values.length)
			? { type: "addPages", pages: values.map((value, index) => ({ index: behind + index, value })) }
			: undefined;
	return {
		add: added(empty(step)),
		duplicate: added([...block.map((one) => copyOf(one, freeId)), ...empty(step - block.length)]),
		remove: isRoomFor(-step)
			? { type: "removePages", pages: wholeStep(own, { first, unit, step }).map(({ key }) => key) }
			: undefined,
		back: moved(document, own, { first, by: -unit, unit }),
		forth: moved(document, own, { first, by: unit, unit }),
	};
}

/** What goes with a page, since only whole steps do: of its neighbours those with the least on them, those behind first. */
function wholeStep(
	own: readonly DesignPage[],
	{ first, unit, step }: { readonly first: number; readonly unit: number; readonly step: number },
): readonly DesignPage[] {
	const earliest = Math.max(0, first + unit - step);
	const latest = Math.min(first, own.length - step);
	const starts = Array.from(
		{ length: Math.max(0, latest - earliest) / unit + 1 },
		(_none, n) => latest - n * unit,
	);
	const weighed = starts.map((start) => {
		const pages = own.slice(start, start + step);
		return { pages, weight: pages.reduce((sum, { elements }) => sum + elements.length, 0) };
	});
	return weighed.toSorted((one, other) => one.weight - other.weight)[0]?.pages ?? [];
}

/** The page, with those beside it, where another one of the same product lies now; undefined where that is no place for it. */
export function pageMovedTo(document: DesignDocument, page: string, target: string): Command | undefined {
	const { pages: rule } = document.choices;
	const own = ownPages(document, document.pages);
	const [from, to] = [page, target].map((key) => own.findIndex((one) => one.key === key));
	if (!rule || from === undefined || to === undefined || from < 0 || to < 0) return undefined;
	const unit = rule.together ?? rule.step;
	const first = from - (from % unit);
	return moved(document, own, { first, by: to - (to % unit) - first, unit });
}

/** Each of a unit goes one after the other, and the pages between make room. */
function moved(
	{ pages }: DesignDocument,
	own: readonly DesignPage[],
	{ first, by, unit }: { readonly first: number; readonly by: number; readonly unit: number },
): Command | undefined {
	const block = own.slice(first, first + unit);
	const [target] = own.slice(first + by, first + by + 1);
	if (by === 0 || first + by < 0 || !target || first + by + unit > own.length) return undefined;
	const start = pages.indexOf(target);
	// Forward, every page that goes makes those behind it come nearer: all of them go to the same place.
	return together(
		block.map(({ key }, at) => ({
			type: "movePage",
			page: key,
			index: by < 0 ? start + at : start + unit - 1,
		})),
	);
}

function copyOf(page: DesignPage, freeId: (kind: string) => string): DesignPage {
	const names = new Map(page.elements.map(({ id, type }) => [id, freeId(type)]));
	const elements = page.elements.map((element) => {
		const { id, group } = element;
		const holder = group === undefined ? undefined : names.get(group);
		return { ...element, id: names.get(id) ?? id, ...(holder !== undefined && { group: holder }) };
	});
	return { ...page, key: freeId("page"), elements };
}
