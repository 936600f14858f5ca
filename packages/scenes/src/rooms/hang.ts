import { ROOM_RATIO, type Room } from "./room.ts";

/** Centimetres. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/** Where something is in the picture of a room, as shares of its width and height from the upper left. */
export interface Place {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/**
 * Where a picture of so many centimetres hangs in a room, at true scale: with its middle at eye level, or so much beside that
 * furniture leaves it free; `eye` where its middle hangs, if the room does not say so. Undefined for what is larger than the free wall; nothing is ever shrunk to fit.
 */
export function hangIn(room: Room, { width, height }: Size, eye: number = room.hang.eye): Place | undefined {
	const { free, hang } = room;
	if (width > free.right - free.left || height > free.high - free.low) return undefined;
	const across = between(hang.across, free.left + width / 2, free.right - width / 2);
	const up = between(eye, free.low + height / 2, free.high - height / 2);
	const high = room.width / ROOM_RATIO;
	return {
		left: (across - width / 2 + room.width / 2) / room.width,
		top: (room.foot + high - (up + height / 2)) / high,
		width: width / room.width,
		height: height / high,
	};
}

/** The line at which galleries hang: the eyes of people who stand, in centimetres. */
const EYE_LEVEL = 150;

/**
 * Where pictures of one wall hang in a room, the line of theirs (so far below their top) at eye level or so much beside that
 * furniture leaves them free; and how high the line comes to be. Undefined where the wall is too small.
 */
export function hangWallIn(
	room: Room,
	wall: Size & { readonly line: number },
): { readonly place: Place; readonly line: number } | undefined {
	const place = hangIn(room, wall, EYE_LEVEL + wall.line - wall.height / 2);
	if (!place) return undefined;
	const high = room.width / ROOM_RATIO;
	return { place, line: room.foot + high - place.top * high - wall.line };
}

/** The room whose wall is the smallest that such a picture fits: it is seen as large as can be. */
export function roomThatFits(rooms: readonly Room[], size: Size): Room | undefined {
	return rooms
		.filter((room) => hangIn(room, size) !== undefined)
		.reduce<Room | undefined>((best, room) => (best && best.width <= room.width ? best : room), undefined);
}

function between(value: number, low: number, high: number): number {
	return Math.min(high, Math.max(low, value));
}
