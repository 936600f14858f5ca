/** Bytes being read. `isWhole` is false for a part of a file: a token that touches its end may go on behind it. */
export interface Cursor {
	readonly bytes: Uint8Array;
	readonly isWhole: boolean;
	at: number;
}

export function createCursor(bytes: Uint8Array, isWhole = true): Cursor {
	return { bytes, isWhole, at: 0 };
}
