/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2), without its header. */
export interface HeifBox {
	readonly type: string;
	readonly content: Buffer;
}

/** Thrown inside of this folder when a file says something that cannot be. */
export class BrokenBoxes extends Error {}

/** The boxes one after the other; throws `BrokenBoxes` when one reaches beyond the others, or there are too many. */
export function boxesIn(buffer: Buffer, most: number): HeifBox[] {
	const boxes: HeifBox[] = [];
	for (let at = 0; at < buffer.length; ) {
		const { type, start, end } = boxHeader(buffer.subarray(at, at + 16), buffer.length - at);
		if (boxes.push({ type, content: buffer.subarray(at + start, at + end) }) > most) throw new BrokenBoxes();
		at += end;
	}
	return boxes;
}

/** Where the content of a box begins and ends, from the first byte of its header; `room` is what there is for it. */
export function boxHeader(head: Buffer, room: number): { type: string; start: number; end: number } {
	if (head.length < 8) throw new BrokenBoxes();
	const short = head.readUInt32BE(0);
	if (short === 1 && head.length < 16) throw new BrokenBoxes();
	const start = short === 1 ? 16 : 8;
	const end = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? room : short;
	if (end < start || end > room) throw new BrokenBoxes();
	return { type: head.toString("latin1", 4, 8), start, end };
}

/** Reads numbers one after the other; throws `BrokenBoxes` at the end. */
export class BoxReader {
	readonly #buffer: Buffer;
	#at: number;

	constructor(buffer: Buffer, at = 0) {
		this.#buffer = buffer;
		this.#at = at;
	}

	/** Of 0, 1, 2, 3, 4 or 8 bytes. */
	number(bytes: number): number {
		const content = this.bytes(bytes);
		if (bytes === 0) return 0;
		return bytes === 8 ? Number(content.readBigUInt64BE(0)) : content.readUIntBE(0, bytes);
	}

	bytes(count: number): Buffer {
		const content = this.#buffer.subarray(this.#at, this.#at + count);
		if (content.length < count) throw new BrokenBoxes();
		this.#at += count;
		return content;
	}

	get rest(): Buffer {
		return this.#buffer.subarray(this.#at);
	}
}
