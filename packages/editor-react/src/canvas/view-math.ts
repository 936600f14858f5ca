/** Smallest and largest magnification of the page: 1 shows all of it. */
const ZOOM = { least: 1, most: 6 } as const;

export function withinZoom(zoom: number): number {
	return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));
}

/** Type that is smaller on the screen, in pixels, is magnified when a thumb writes it, to `good` if there is room. */
const LEGIBLE = { least: 14, good: 18 } as const;
/** Further in nobody sees where on the page they are. */
const MOST_FOR_TEXT = 4;

export interface SeenText {
	/** Em size and width of the box, pixels of the screen at the present zoom. */
	readonly size: number;
	readonly width: number;
	/** What the page is seen through, pixels. */
	readonly room: number;
	readonly zoom: number;
}

/** The magnification at which a text can be read and written; the present one where it can be already. */
export function zoomForText({ size, width, room, zoom }: SeenText): number {
	if (size >= LEGIBLE.least || size <= 0) return zoom;
	const legible = zoom * (LEGIBLE.good / size);
	// All of its lines are seen, unless they could not be read then.
	const whole = zoom * ((room * 0.94) / width);
	const readable = zoom * (LEGIBLE.least / size);
	return Math.max(zoom, withinZoom(Math.min(MOST_FOR_TEXT, legible, Math.max(whole, readable))));
}

interface Area {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** A place of the sheet, in shares of it, and where it is to be seen, pixels of the window. */
export interface Held {
	readonly x: number;
	readonly y: number;
	readonly left: number;
	readonly top: number;
}

/** What lies under a place of the window, to be kept there. */
export function heldAt(sheet: Area, left: number, top: number): Held {
	return { x: (left - sheet.left) / sheet.width, y: (top - sheet.top) / sheet.height, left, top };
}

/** How far to scroll so that what is held is seen where it is to be, pixels. */
export function scrollFor(
	sheet: Area,
	{ x, y, left, top }: Held,
): { readonly dx: number; readonly dy: number } {
	return { dx: sheet.left + x * sheet.width - left, dy: sheet.top + y * sheet.height - top };
}

interface Span {
	readonly start: number;
	readonly length: number;
}

/** What stands in the middle of a room through which something is seen: its own middle, or its caret where it is longer. */
export function middleSeen({ start, length }: Span, caret: number, room: number): number {
	if (length <= room) return start + length / 2;
	return Math.min(start + length - room / 2, Math.max(start + room / 2, caret));
}

/** Less than this is a bar of the browser that comes and goes. */
const KEYBOARD = 120;

/** The window as it is laid out, and the part of it that is seen, pixels. */
export interface Windows {
	readonly whole: number;
	readonly seen: { readonly height: number; readonly offsetTop: number; readonly scale: number };
}

/** What a keyboard leaves of the window; null where there is none, also where a browser magnifies all of its page. */
export function aboveKeyboard({
	whole,
	seen: { height, offsetTop, scale },
}: Windows): { readonly top: number; readonly height: number; readonly below: number } | null {
	const isMagnified = Math.abs(scale - 1) > 0.01;
	if (isMagnified || whole - height < KEYBOARD) return null;
	// A browser moves what is seen towards the field that has the focus.
	const top = Math.max(0, offsetTop);
	return { top, height, below: Math.max(0, whole - top - height) };
}
