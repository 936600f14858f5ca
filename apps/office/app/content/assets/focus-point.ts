/** Where of a picture the eye should land, in parts of its width and height. */
export interface FocusPoint {
	readonly x: number;
	readonly y: number;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The point of "x1xy1:x2xy2" in pixels of the original (content-protocol §4); undefined where none is set. */
export function readFocus(focus: string, { width, height }: Size): FocusPoint | undefined {
	const [, x, y] = /^(\d+)x(\d+):\d+x\d+$/.exec(focus) ?? [];
	return x === undefined || y === undefined ? undefined : { x: Number(x) / width, y: Number(y) / height };
}

/** The point as a square of one pixel, within the picture. */
export function focusText(point: FocusPoint, { width, height }: Size): string {
	const within = (part: number, whole: number) =>
		Math.min(Math.max(Math.round(part * whole), 0), Math.max(whole - 1, 0));
	const [x, y] = [within(point.x, width), within(point.y, height)];
	return `${x}x${y}:${x + 1}x${y + 1}`;
}
