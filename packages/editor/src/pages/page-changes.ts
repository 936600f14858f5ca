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
	const { step, like } = rule;
	const first = at - (at % step);
	const block = own.slice(first, first + step);
	const isRoomFor = (count: number) => isPageCount(document, own.length + count);
	const position = (one: DesignPage | undefined) => (one ? document.pages.indexOf(one) : -1);
	const behind = position(block.at(-1)) + 1;
	const added = (values: readonly DesignPage[]): Command | undefined =>
		isRoomFor(values.length)
			? { type: "addPages", pages: values.map((value, index) => ({ index: behind + index, value })) }
			: undefined;
	return {
		add: added(Array.from({ length: step }, () => ({ key: freeId("page"), like, elements: [] }))),
		duplicate: added(block.map((one) => copyOf(one, freeId))),
		remove: isRoomFor(-block.length)
			? { type: "removePages", pages: block.map(({ key }) => key) }
			: undefined,
		back: moved(document, own, first, -step, step),
		forth: moved(document, own, first, step, step),
	};
}

/** Changes places with the pages before or behind: each of a step goes one after the other. */
function moved(
	{ pages }: DesignDocument,
	own: readonly DesignPage[],
	first: number,
	by: number,
	step: number,
): Command | undefined {
	const [upper, lower] = by < 0 ? [first + by, first] : [first, first + by];
	const after = own.slice(lower, lower + step);
	const [target] = own.slice(upper, upper + 1);
	if (upper < 0 || !target || after.length < step) return undefined;
	const start = pages.indexOf(target);
	return together(after.map(({ key }, at) => ({ type: "movePage", page: key, index: start + at })));
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
