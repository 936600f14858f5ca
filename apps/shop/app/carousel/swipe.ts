/** Spec 5-12, 9.2-1: as many times as far along as across, and for a finger farther than so many pixels. */
const ratio = 3;
const touchThreshold = 50;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** What a press that went from one point to another asks for: 1 the next slide, -1 the one before, 0 neither. */
export function swipeBetween(from: Point, to: Point, isTouch: boolean): -1 | 0 | 1 {
	const along = Math.abs(to.x - from.x);
	const across = Math.abs(to.y - from.y);
	if (along <= ratio * across || (isTouch && along <= touchThreshold)) return 0;
	return to.x < from.x ? 1 : -1;
}
