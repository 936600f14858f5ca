/** Where the pieces of a path may cross is counted up to here. */
const MOST = 1_000_000;

const NUMBERS = /-?\d+(?:\.\d+)?/g;
const COMMANDS = /[MLCZ][^MLCZ]*/g;
const OPERANDS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6 };

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
	let [x, y] = [0, 0];
	for (const [command] of path.matchAll(COMMANDS)) {
		const letter = command[0] ?? "";
		const numbers = (command.match(NUMBERS) ?? []).map(Number);
		const count = OPERANDS[letter] ?? 0;
		for (let at = 0; count > 0 && at < numbers.length; at += count) {
			const points = [x, y, ...numbers.slice(at, at + count)];
			const xs = points.filter((_, place) => place % 2 === 0);
			const ys = points.filter((_, place) => place % 2 === 1);
			[x, y] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
			if (letter === "M" && at === 0) continue;
			reaches.push({
				left: Math.min(...xs),
				right: Math.max(...xs),
				top: Math.min(...ys),
				bottom: Math.max(...ys),
			});
		}
	}
	return reaches;
}
