import type { Page } from "@offizin/formats";
import type { Shaper } from "@offizin/text";
import { type Box, box } from "@offizin/units";
import type { DesignDocument, DesignPage } from "../document/document.ts";
import type { DesignElement } from "../document/element.ts";
import { neededFonts } from "../document/fallback-font.ts";
import type { TextElement } from "../document/text-element.ts";
import { textExtentOf } from "../document/text-extent.ts";
import { layoutElement } from "./layout-element.ts";
import { elementMatrix } from "./placement.ts";
import { roomBeyond } from "./room-beyond.ts";

type Grid = DesignPage["baselineGrid"];

interface Kept {
	readonly most: number;
	readonly grid: Grid;
	readonly grown: TextElement;
}

/** What a text was before it grew. */
const smaller = new WeakMap<DesignElement, TextElement>();
const known = new WeakMap<Shaper, WeakMap<TextElement, Kept>>();
const pages = new WeakMap<DesignPage, DesignPage>();
const documents = new WeakMap<DesignDocument, DesignDocument>();

/**
 * The document with every text that grows (`TextElement.grow`) as high as its lines need it: what is drawn, judged and
 * held. It follows from the document alone, so that nothing is stored but the least height of each. What does not grow
 * stays the same object; what has grown already is left as it is.
 */
export function withGrownTexts(
	document: DesignDocument,
	format: { readonly pages: readonly Page[] },
	shaper: Shaper,
): DesignDocument {
	return withPages(document, (designPage) => {
		const page = format.pages.find(({ key }) => key === designPage.key);
		return page ? grownPage(document, designPage, page, shaper) : designPage;
	});
}

/** The same of one page. */
export function grownPage(
	document: DesignDocument,
	designPage: DesignPage,
	page: Page,
	shaper: Shaper,
): DesignPage {
	return withElements(designPage, (element) =>
		element.type === "text" && element.grow
			? grownText(document, smaller.get(element) ?? element, { designPage, page, shaper })
			: element,
	);
}

/** The document as it was before its texts grew. */
export function withoutGrowth(document: DesignDocument): DesignDocument {
	return withPages(document, (page) => withElements(page, (element) => smaller.get(element) ?? element));
}

/** The box of an element before it grew: of a text that has not, and of everything else, the one it has. */
export function ownBox(element: DesignElement): Box {
	return (smaller.get(element) ?? element).box;
}

/** A box of another height: the edge its lines are aligned to stays where it is, of a text in the middle its centre. */
export function heightened(
	{ box: from, rotation }: Pick<TextElement, "box" | "rotation">,
	align: TextElement["verticalAlign"],
	height: number,
): Box {
	const more = height - from.height;
	const down = { top: more / 2, middle: 0, bottom: -more / 2 }[align];
	const angle = (rotation * Math.PI) / 18_000;
	const [dx, dy] = rotation === 0 ? [0, down] : [-Math.sin(angle) * down, Math.cos(angle) * down];
	return box(from.x + dx, from.y - more / 2 + dy, from.width, height);
}

function grownText(
	document: DesignDocument,
	element: TextElement,
	{ designPage, page, shaper }: { designPage: DesignPage; page: Page; shaper: Shaper },
): TextElement {
	// One whose letters are not there yet is as high as it was made.
	const extent = textExtentOf(element);
	if (!neededFonts([element]).every((font) => shaper.hasFont(font, extent))) return element;
	const matrix = elementMatrix(document, element);
	// Lines on the grid of the page stand upright.
	if (element.onGrid && Math.abs(matrix[1]) > 1e-6) return element;
	const layout = layoutElement(shaper, element, designPage);
	if (!layout.overflow && layout.size === element.style.size) return element;
	const most = mostHeight(element, roomBeyond(matrix, element.box, page));
	const grid = element.onGrid ? designPage.baselineGrid : undefined;
	const kept = known.get(shaper) ?? new WeakMap<TextElement, Kept>();
	known.set(shaper, kept);
	const before = kept.get(element);
	if (before?.most === most && before.grid === grid) return before.grown;
	const height = neededHeight(element, most, { designPage, shaper });
	const grown =
		height > element.box.height
			? { ...element, box: heightened(element, element.verticalAlign, height) }
			: element;
	if (grown !== element) smaller.set(grown, element);
	kept.set(element, { most, grid, grown });
	return grown;
}

function mostHeight(
	{ box: { height }, verticalAlign }: TextElement,
	{ above, below }: { readonly above: number; readonly below: number },
): number {
	const more = { top: below, middle: 2 * Math.floor(Math.min(above, below)), bottom: above }[verticalAlign];
	return height + Math.floor(more);
}

/** As high as the lines are at the largest size at which they find room: they stand in one place however high the box is. */
function neededHeight(
	element: TextElement,
	most: number,
	{ designPage, shaper }: { designPage: DesignPage; shaper: Shaper },
): number {
	const { verticalAlign, box: own } = element;
	const roomy = { ...element, box: heightened(element, verticalAlign, most) };
	const { lines, height, overflow } = layoutElement(shaper, roomy, designPage);
	const [first, last] = [lines[0], lines.at(-1)];
	if (overflow || !first || !last) return most;
	const foot = last.top + last.height;
	const half = most / 2;
	const used = { top: foot, bottom: most - first.top, middle: 2 * Math.max(half - first.top, foot - half) };
	const needed = Math.min(most, Math.max(height, Math.ceil(used[verticalAlign])));
	// By whole micrometres on both sides, so that the middle stays.
	return verticalAlign === "middle" ? own.height + 2 * Math.ceil((needed - own.height) / 2) : needed;
}

function withElements(page: DesignPage, change: (element: DesignElement) => DesignElement): DesignPage {
	const elements = page.elements.map(change);
	if (isSame(elements, page.elements)) return page;
	const before = pages.get(page);
	if (before && isSame(elements, before.elements)) return before;
	const changed = { ...page, elements };
	pages.set(page, changed);
	return changed;
}

function withPages(document: DesignDocument, change: (page: DesignPage) => DesignPage): DesignDocument {
	const changed = document.pages.map(change);
	if (isSame(changed, document.pages)) return document;
	const before = documents.get(document);
	if (before && isSame(changed, before.pages)) return before;
	const made = { ...document, pages: changed };
	documents.set(document, made);
	return made;
}

function isSame<Value>(one: readonly Value[], other: readonly Value[]): boolean {
	return one.length === other.length && one.every((value, at) => value === other[at]);
}
