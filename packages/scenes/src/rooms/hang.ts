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
 * furniture leaves it free. Undefined for what is larger than the free wall; nothing is ever shrunk to fit.
 */
export function hangIn(room: Room, { width, height }: Size): Place | undefined {
	const { free, hang } = room;
	if (width > free.right - free.left || height > free.high - free.low) return undefined;
	const across = between(hang.across, free.left + width / 2, free.right - width / 2);
	const up = between(hang.eye, free.low + height / 2, free.high - height / 2);
	const high = room.width / ROOM_RATIO;
	return {
		left: (across - width / 2 + room.width / 2) / room.width,
		top: (room.foot + high - (up + height / 2)) / high,
		width: width / room.width,
		height: height / high,
	};
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
