import { type Held, heldAt, middleSeen, scrollFor } from "./view-math.ts";

/** The room and the sheet that is seen through it. */
export function partsOf(frame: HTMLDivElement | null) {
	const sheet = frame?.querySelector<HTMLElement>("[data-sheet]");
	return frame && sheet ? { frame, sheet } : undefined;
}

/** The place of an element on the page. */
export function targetOf(frame: HTMLElement, element: string): SVGGraphicsElement | null {
	return frame.querySelector<SVGGraphicsElement>(`[data-element="${CSS.escape(element)}"]`);
}

/** Scrolls until a place of the sheet is seen where it is to be. */
export function show(frame: HTMLElement, sheet: HTMLElement, place: Held): void {
	const { dx, dy } = scrollFor(sheet.getBoundingClientRect(), place);
	frame.scrollBy({ left: dx, top: dy, behavior: "instant" });
}

function middleOf(area: DOMRect): { readonly left: number; readonly top: number } {
	return { left: area.left + area.width / 2, top: area.top + area.height / 2 };
}

/** What is selected, in the middle of the room. */
export function heldSelection(
	frame: HTMLElement,
	sheet: HTMLElement,
	element: string | null,
): Held | undefined {
	const target = element === null ? null : targetOf(frame, element);
	if (!target) return undefined;
	const at = middleOf(target.getBoundingClientRect());
	return {
		...heldAt(sheet.getBoundingClientRect(), at.left, at.top),
		...middleOf(frame.getBoundingClientRect()),
	};
}

/** The middle of the page there. */
export function heldMiddle(frame: HTMLElement): Held {
	return { x: 0.5, y: 0.5, ...middleOf(frame.getBoundingClientRect()) };
}

/** Not to the very edge. */
const INSET = 0.94;

/** A text that is written, in the middle of the room once it is `growth` times as large; of one with less room its caret. */
export function heldText(frame: HTMLElement, sheet: HTMLElement, target: Element, growth: number): Held {
	const area = target.getBoundingClientRect();
	const caret = (frame.querySelector("[data-caret]") ?? target).getBoundingClientRect();
	const { width, height } = frame.getBoundingClientRect();
	const share = INSET / growth;
	const left = middleSeen({ start: area.left, length: area.width }, caret.left, width * share);
	const top = middleSeen(
		{ start: area.top, length: area.height },
		caret.top + caret.height / 2,
		height * share,
	);
	return { ...heldAt(sheet.getBoundingClientRect(), left, top), ...middleOf(frame.getBoundingClientRect()) };
}
