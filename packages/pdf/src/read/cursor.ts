/** Bytes being read. */
export interface Cursor {
	readonly bytes: Uint8Array;
	/** False for a part of a file: a token that touches its end may go on behind it. */
	readonly isWhole: boolean;
	/** Whether the bytes are operands and operators, where no references stand. */
	readonly isContent: boolean;
	at: number;
}

export function createCursor(bytes: Uint8Array, isWhole = true): Cursor {
	return { bytes, isWhole, isContent: false, at: 0 };
}

export function createContentCursor(bytes: Uint8Array): Cursor {
	return { bytes, isWhole: true, isContent: true, at: 0 };
}
