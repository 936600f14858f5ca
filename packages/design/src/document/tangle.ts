import { parsePath } from "@offizin/geometry";

/** Where the pieces of a path may cross is counted up to here. */
const MOST = 1_000_000;

interface Reach {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/**
 * How many pairs of pieces of a path lie in each other's rectangles, which bounds how often it crosses itself: what
 * fills it takes time for every crossing. A drawn ornament has a few for each piece, scribble has one for each pair.
 */
export function crossingsOf(path: string): number {
	const pieces = reachesOf(path).sort((one, other) => one.left - other.left);
	let found = 0;
	for (const [index, one] of pieces.entries()) {
		for (let next = index + 1; next < pieces.length; next++) {
			const other = pieces[next];
			if (!other || other.left > one.right) break;
			if (other.top <= one.bottom && one.top <= other.bottom) found++;
		}
		if (found > MOST) return found;
	}
	return found;
}

function reachesOf(path: string): Reach[] {
	const reaches: Reach[] = [];
	let start: readonly number[] = [];
	let pen = start;
	for (const [letter, coordinates] of parsePath(path)) {
		const points = [...pen, ...coordinates];
		pen = letter === "Z" ? start : coordinates.slice(-2);
		if (letter === "M") start = pen;
		if (letter === "M" || letter === "Z") continue;
		const xs = points.filter((_, place) => place % 2 === 0);
		const ys = points.filter((_, place) => place % 2 === 1);
		reaches.push({
			left: Math.min(...xs),
			right: Math.max(...xs),
			top: Math.min(...ys),
			bottom: Math.max(...ys),
		});
	}
	return reaches;
}
