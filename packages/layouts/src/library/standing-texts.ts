import {
	captionOf,
	type DesignPage,
	ownLabels,
	photoOver,
	rightsOf,
	type TextElement,
} from "@offizin/design";
import { type Box, intersects } from "@offizin/units";
import { framesInOrder } from "./frames.ts";
import type { Layout, TextPlace } from "./library.ts";

type Page = Pick<DesignPage, "elements">;

/** The texts of a page that a layout may place, in reading order: as with frames, those that are free. */
function freeTexts({ elements }: Page): TextElement[] {
	return elements
		.filter((element) => element.type === "text")
		.filter((text) => text.group === undefined && rightsOf(text).has("place"))
		.toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
}

/** What a layout has put there and nobody has written yet: it goes with the layout. */
export function unwrittenTexts(page: Page): TextElement[] {
	return freeTexts(page).filter(isUnwritten);
}

function isUnwritten(element: TextElement): boolean {
	const { label, text, personal } = element;
	return label === ownLabels.text && text === personal?.sample && rightsOf(element).has("remove");
}

/** The texts of a page that stand in an area and come into the places of its layouts. */
export function textsIn(page: Page, area: Box): TextElement[] {
	return freeTexts(page).filter((text) => {
		const { x, y, width, height } = text.box;
		const isInside =
			Math.abs(2 * (x - area.x) + width - area.width) <= area.width &&
			Math.abs(2 * (y - area.y) + height - area.height) <= area.height;
		return isInside && !isUnwritten(text);
	});
}

/** Texts a person has put onto the page themselves. */
export function ownTexts(page: Page): TextElement[] {
	return freeTexts(page).filter(({ label }) => label === ownLabels.text);
}

const longest: Record<TextPlace["role"], number> = {
	heading: 90,
	quotation: 400,
	caption: 200,
	body: Number.POSITIVE_INFINITY,
};

/**
 * Which text comes into which place; null where none does. The caption of a photo comes to the place below where the photo
 * comes. Of the others the largest that is short enough is the heading, the longest of
 * the others are what is read, and they keep their order.
 */
export function textsFor(
	layout: Pick<Layout, "places" | "texts">,
	texts: readonly TextElement[],
	page?: Page,
): (TextElement | null)[] {
	const { texts: places } = layout;
	const placed = page ? captionsFor(layout, texts, page) : places.map(() => null);
	const left = new Set(texts.filter((text) => !placed.includes(text)));
	const take = (
		roles: readonly TextPlace["role"][],
		order: (one: TextElement, other: TextElement) => number,
	) => {
		const wanted = places.flatMap(({ role }, at) =>
			roles.includes(role) && !placed[at] ? [{ role, at }] : [],
		);
		const fitting = [...left].filter(({ text }) => wanted.some(({ role }) => text.length <= longest[role]));
		const chosen = new Set(fitting.toSorted(order).slice(0, wanted.length));
		const inOrder = texts.filter((text) => chosen.has(text)).values();
		for (const { at } of wanted) {
			const text = inOrder.next().value;
			if (!text) return;
			placed[at] = text;
			left.delete(text);
		}
	};
	take(["heading", "quotation"], (one, other) => other.style.size - one.style.size);
	take(["body"], (one, other) => other.text.length - one.text.length);
	take(["caption"], () => 0);
	return placed;
}

/** Photos come into places in their order, and with each its caption, where a place for one lies below. */
function captionsFor(
	{ places, texts: wanted }: Pick<Layout, "places" | "texts">,
	texts: readonly TextElement[],
	page: Page,
): (TextElement | null)[] {
	const frames = framesInOrder(page);
	return wanted.map(({ role, box }) => {
		const frame = role === "caption" ? frames[photoOver(box, places) ?? -1] : undefined;
		const caption = frame && captionOf(page.elements, frame);
		return caption && texts.includes(caption) ? caption : null;
	});
}

/** Texts that no place of a layout is for, on whatever of the page they stand: they stay where they are. */
export function stayingTexts(page: Page, moved: readonly (TextElement | null)[]): TextElement[] {
	return page.elements.filter(
		(element): element is TextElement =>
			element.type === "text" && !moved.includes(element) && !isUnwritten(element),
	);
}

/** How many of the texts that stay would be covered, and of those that move have too little room. */
export function misfits(
	page: Page,
	layout: Pick<Layout, "places" | "texts">,
	moved: readonly (TextElement | null)[],
): number {
	const boxes = [...layout.places, ...layout.texts.map(({ box }) => box)];
	const covered = stayingTexts(page, moved).filter(
		(text) => boxes.some((one) => intersects(one, text.box)) && !isOnPhoto(page, text),
	);
	const cramped = layout.texts.filter(({ box }, at) => {
		const text = moved[at];
		return text ? !hasRoom(text, box) : false;
	});
	return covered.length + cramped.length;
}

/** Whether a text lies on a photo now: it may well be meant to. */
export function isOnPhoto({ elements }: Page, { box }: TextElement): boolean {
	return elements.some((one) => one.type === "photo" && intersects(one.box, box));
}

/** Of an em, what a letter takes in the middle of many fonts. */
const LETTER = 0.5;
/** A text that may be set smaller may be so by this. */
const SMALLER = 0.75;

function hasRoom({ text, style, fitMin }: TextElement, { width, height }: Box): boolean {
	const size = fitMin === undefined ? style.size : Math.max(fitMin, style.size * SMALLER);
	const inLine = Math.max(1, Math.floor(width / (size * LETTER)));
	const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / inLine)), 0);
	return lines * size * (style.leading / 100) <= height * 1.05;
}
