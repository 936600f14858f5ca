import { type Homography, homographyOf, type Point, project, type Quad } from "./homography.ts";

/** What is marked in the photo of a wall. Points in widths of the photo, from its upper left corner. */
export type Marks =
	| { readonly kind: "length"; readonly ends: readonly [Point, Point]; readonly centimetres: number }
	/** A sheet of A4, upright or lying. */
	| { readonly kind: "sheet"; readonly corners: Quad };

/** ISO 216, in centimetres. */
const A4 = { short: 21, long: 29.7 };
/** Nearer than this two marks are one, in widths of the photo. */
const NEAREST = 0.01;

/** How centimetres of the wall are seen in its photo; undefined where the marks cannot be what they are said to be. */
export function wallIn(marks: Marks): Homography | undefined {
	if (marks.kind === "length") {
		const scale = distance(...marks.ends) / marks.centimetres;
		const isKnown = marks.centimetres > 0 && distance(...marks.ends) > NEAREST;
		return isKnown ? [scale, 0, 0, 0, scale, 0, 0, 0] : undefined;
	}
	const { corners } = marks;
	if (!goesRound(corners)) return undefined;
	const [a, b, c, d] = corners;
	const isLying = distance(a, b) + distance(d, c) > distance(a, d) + distance(b, c);
	const [width, height] = isLying ? [A4.long, A4.short] : [A4.short, A4.long];
	return homographyOf(rectangle({ x: 0, y: 0 }, width, height), corners);
}

/** Something of so many centimetres whose middle is seen at a point: its corners in the photo. */
export function hungAt(
	wall: Homography,
	middle: Point,
	{ width, height }: { readonly width: number; readonly height: number },
): Quad | undefined {
	const onWall = fromPhoto(wall, middle);
	if (!onWall) return undefined;
	const corner = { x: onWall.x - width / 2, y: onWall.y - height / 2 };
	const [a, b, c, d] = rectangle(corner, width, height).map((point) => project(wall, point));
	if (!a || !b || !c || !d) return undefined;
	const corners: Quad = [a, b, c, d];
	return goesRound(corners) ? corners : undefined;
}

/** The point that lies so many centimetres from another one on the wall. */
export function movedOnWall(wall: Homography, from: Point, by: Point): Point {
	const onWall = fromPhoto(wall, from);
	return onWall ? project(wall, { x: onWall.x + by.x, y: onWall.y + by.y }) : from;
}

/** CSS that lays an element of so many pixels between four corners, in a photo so many pixels wide. */
export function transformTo(
	corners: Quad,
	{ width, height }: { readonly width: number; readonly height: number },
	photoWidth: number,
): string | undefined {
	const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * photoWidth, y: y * photoWidth }));
	if (!a || !b || !c || !d) return undefined;
	const found = homographyOf(rectangle({ x: 0, y: 0 }, width, height), [a, b, c, d]);
	if (!found) return undefined;
	const [xx, xy, x, yx, yy, y, g, h] = found;
	return `matrix3d(${[xx, yx, 0, g, xy, yy, 0, h, 0, 0, 1, 0, x, y, 0, 1].map(decimal).join(",")})`;
}

function decimal(value: number): string {
	return value.toFixed(8);
}

/** Where on the wall a point of its photo is. */
function fromPhoto(wall: Homography, point: Point): Point | undefined {
	const square = rectangle({ x: 0, y: 0 }, 10, 10);
	const [a, b, c, d] = square.map((corner) => project(wall, corner));
	if (!a || !b || !c || !d) return undefined;
	const back = homographyOf([a, b, c, d], square);
	return back && project(back, point);
}

function rectangle({ x, y }: Point, width: number, height: number): Quad {
	return [
		{ x, y },
		{ x: x + width, y },
		{ x: x + width, y: y + height },
		{ x, y: y + height },
	];
}

/** Whether corners follow each other clockwise around a shape without a dent, none on another. */
function goesRound(corners: Quad): boolean {
	return corners.every((corner, index) => {
		const [next, after] = [corners[(index + 1) % 4], corners[(index + 2) % 4]];
		if (!next || !after) return false;
		const turn = (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x);
		return turn > 0 && distance(corner, next) > NEAREST;
	});
}

function distance(a: Point, b: Point): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}
