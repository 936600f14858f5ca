import { invariant } from "@offizin/base";

/** How a picture is laid: mirrored left to right first, then turned clockwise. */
export interface Placement {
	readonly mirrored: boolean;
	readonly turn: 0 | 90 | 180 | 270;
}

export const UPRIGHT: Placement = { mirrored: false, turn: 0 };

/** What makes a photo upright, by its EXIF orientation (Exif 2.32, 4.6.4 A, tag 274); anything unknown is upright. */
const orientations: readonly Placement[] = [
	UPRIGHT,
	UPRIGHT,
	{ mirrored: true, turn: 0 },
	{ mirrored: false, turn: 180 },
	{ mirrored: true, turn: 180 },
	{ mirrored: true, turn: 270 },
	{ mirrored: false, turn: 90 },
	{ mirrored: true, turn: 90 },
	{ mirrored: false, turn: 270 },
];

export function exifPlacement(orientation = 1): Placement {
	return orientations[orientation] ?? UPRIGHT;
}

const turns = [0, 90, 180, 270] as const;

/** First one placement, then the other, as one. */
export function followedBy(first: Placement, second: Placement): Placement {
	// Mirroring after a turn is the same as mirroring before the opposite turn.
	const turned = second.turn + (second.mirrored ? 360 - first.turn : first.turn);
	const turn = turns[(turned / 90) % 4];
	invariant(turn !== undefined, "placements turn by right angles");
	return { mirrored: first.mirrored !== second.mirrored, turn };
}

interface Size {
	readonly width: number;
	readonly height: number;
}

interface Part extends Size {
	readonly x: number;
	readonly y: number;
}

/** The size of a picture after it was laid. */
export function placedSize({ width, height }: Size, { turn }: Placement): Size {
	return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a part of the laid picture lies in the picture as it was, which has `size`. */
export function partBefore({ turn, mirrored }: Placement, size: Size, part: Part): Part {
	const unturned = {
		0: part,
		90: { x: part.y, y: size.height - part.x - part.width, width: part.height, height: part.width },
		180: { ...part, x: size.width - part.x - part.width, y: size.height - part.y - part.height },
		270: { x: size.width - part.y - part.height, y: part.x, width: part.height, height: part.width },
	}[turn];
	return mirrored ? { ...unturned, x: size.width - unturned.x - unturned.width } : unturned;
}
