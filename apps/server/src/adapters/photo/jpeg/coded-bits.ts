/** What stands between the last bit that was needed and the next marker. */
export interface Remainder {
	/** Bits were needed that the data do not have. */
	readonly isShort: boolean;
	/** Whole bytes nobody needed. */
	readonly bytes: number;
	/** They are one and the same, as some cameras fill up their buffers with. */
	readonly isFilling: boolean;
}

/** More than cameras fill up; a file that was restored in part ends in much longer rows of zeros. */
const MAX_FILLING = 4096;
/** As many of the same byte already before what is left over: not filling, but lost data. */
const LOST_BYTES = 16;

/** The bits of coded data from the most significant on, without the zeros behind 0xff (ITU-T T.81, F.1.2.3). */
export class CodedBits {
	readonly #file: Uint8Array;
	#at: number;
	#window = 0;
	/** Bits in the window, and how many of them are zeros for want of data. */
	#left = 0;
	#made = 0;

	constructor(file: Uint8Array, at: number) {
		this.#file = file;
		this.#at = at;
	}

	/** Up to 16 bits as a number. */
	read(bits: number): number {
		if (bits === 0) return 0;
		if (this.#left < 16) this.#fill();
		this.#left -= bits;
		return (this.#window >>> this.#left) & ((1 << bits) - 1);
	}

	/** Up to 64 bits that do not matter. */
	discard(bits: number): void {
		for (let left = bits; left > 0; left -= 16) this.read(Math.min(left, 16));
	}

	/** The symbol of the next code; -1 when there is no such code. */
	symbol(lookup: Uint16Array): number {
		if (this.#left < 16) this.#fill();
		const entry = lookup[(this.#window >>> (this.#left - 16)) & 0xffff] ?? 0;
		if (entry === 0) return -1;
		this.#left -= entry >> 8;
		return entry & 0xff;
	}

	#fill(): void {
		const file = this.#file;
		while (this.#left <= 24) {
			const byte = file[this.#at] ?? 0xff;
			// 0xff without a zero behind it begins a marker, or ends the file.
			const isCoded = byte !== 0xff || file[this.#at + 1] === 0;
			this.#window = (this.#window << 8) | (isCoded ? byte : 0);
			this.#left += 8;
			if (!isCoded) this.#made += 8;
			else this.#at += byte === 0xff ? 2 : 1;
		}
	}

	get isShort(): boolean {
		return this.#left < this.#made;
	}

	/** Where the next marker begins, or the file ends, when the data have been read. */
	get end(): number {
		return markerAfter(this.#file, this.#at);
	}

	/** Judges what is left when everything that was expected has been read. */
	remainder(): Remainder {
		const unread = (this.#left - this.#made) >> 3;
		const { end } = this;
		const bytes = Math.max(0, unread) + end - this.#at;
		return { isShort: this.isShort, bytes, isFilling: bytes > 0 && this.#isFilling(end, bytes) };
	}

	#isFilling(end: number, bytes: number): boolean {
		const last = this.#file[end - 1];
		let same = 0;
		while (same < bytes + LOST_BYTES && this.#file[end - 1 - same] === last) same += 1;
		return bytes <= MAX_FILLING && same >= bytes && same < bytes + LOST_BYTES;
	}
}

/** Where a marker other than a filling 0xff begins at or after `offset`; the length of the file when none does. */
export function markerAfter(file: Uint8Array, offset: number): number {
	for (let at = offset; at + 1 < file.length; at++) {
		if (file[at] !== 0xff) continue;
		const next = file[at + 1] ?? 0;
		if (next !== 0 && next !== 0xff) return at;
	}
	return file.length;
}
