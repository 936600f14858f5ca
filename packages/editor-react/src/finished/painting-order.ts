import type { Place } from "@offizin/formats";

/** A flat piece of paper in space, by its corners. */
type Piece = readonly Place[];

/** What lies this near to a plane, in the unit of the places, lies in it: a shared fold, and what figures round away. */
const TOUCHING = 1;

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function normalOf([origin, right, , down]: Piece): Place {
	if (!origin || !right || !down) return [0, 0, 1];
	const [a, b] = [minus(right, origin), minus(down, origin)];
	const across: Place = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
	const length = Math.sqrt(dot(across, across)) || 1;
	return [across[0] / length, across[1] / length, across[2] / length];
}

/** On which side of the plane of a piece another one lies: 1 with the eye, -1 beyond, 0 on both. */
function sideOf(piece: Piece, other: Piece, eye: Place): -1 | 0 | 1 {
	const [origin] = piece;
	if (!origin) return 0;
	const normal = normalOf(piece);
	const towards = Math.sign(dot(normal, minus(eye, origin))) || 1;
	const heights = other.map((corner) => towards * dot(normal, minus(corner, origin)));
	const [least, most] = [Math.min(...heights), Math.max(...heights)];
	if (least >= -TOUCHING && most > TOUCHING) return 1;
	return most <= TOUCHING && least < -TOUCHING ? -1 : 0;
}

/** Whether one piece hides nothing of another one. */
function isBehind(piece: Piece, other: Piece, eye: Place): boolean {
	return sideOf(piece, other, eye) === 1 || sideOf(other, piece, eye) === -1;
}

/**
 * In which order pieces are painted so that what is nearer covers what is beyond it: for each its number. Browsers that sort
 * planes which meet in a fold lose slivers of them. No two pieces may cross.
 */
export function paintingOrder(pieces: readonly Piece[], eye: Place): readonly number[] {
	const left = new Set(pieces.keys());
	const order: number[] = pieces.map(() => 0);
	for (let number = 0; left.size > 0; number++) {
		const [first = 0] = left;
		const farthest =
			[...left].find((index) =>
				[...left].every((other) => {
					const [piece = [], beside = []] = [pieces[index], pieces[other]];
					return index === other || !isBehind(beside, piece, eye);
				}),
			) ?? first;
		order[farthest] = number;
		left.delete(farthest);
	}
	return order;
}
