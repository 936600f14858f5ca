const LONGEST_CODE = 16;

/** Codes of up to 16 bits: for each beginning of a code its length and symbol, 0 where there is none. */
export type Lookup = Uint16Array;

/** What the segments between scans define (ITU-T T.81, B.2.4); later ones replace earlier ones. */
export interface JpegTables {
	/** By class and destination, as they stand in one byte. */
	readonly codes: Map<number, () => Lookup | undefined>;
	/** 64 divisors in zigzag order, by destination. */
	readonly divisors: Map<number, readonly number[]>;
}

/** Reads a segment of Huffman tables; false when it is not in order. */
export function readCodes(content: Uint8Array, { codes }: JpegTables): boolean {
	for (let at = 0; at < content.length; ) {
		const counts = content.subarray(at + 1, at + 1 + LONGEST_CODE);
		const total = counts.reduce((sum, count) => sum + count, 0);
		const symbols = content.subarray(at + 17, at + 17 + total);
		if (total > 256 || symbols.length < total || counts.length < LONGEST_CODE) return false;
		codes.set(content[at] ?? 0, lazyLookup(counts, symbols));
		at += 17 + total;
	}
	return true;
}

/** Made when a scan first needs it: a file may define thousands. */
function lazyLookup(counts: Uint8Array, symbols: Uint8Array): () => Lookup | undefined {
	let made: Lookup | undefined;
	return () => {
		made ??= lookupOf(counts, symbols);
		return made;
	};
}

/** Undefined when there are more codes than bits for them. */
function lookupOf(counts: Uint8Array, symbols: Uint8Array): Lookup | undefined {
	const lookup = new Uint16Array(1 << LONGEST_CODE);
	let [start, index] = [0, 0];
	for (const [at, count] of counts.entries()) {
		const length = at + 1;
		const width = 1 << (LONGEST_CODE - length);
		for (let code = 0; code < count; code++) {
			if (start + width > lookup.length) return undefined;
			lookup.fill((length << 8) | (symbols[index] ?? 0), start, start + width);
			start += width;
			index += 1;
		}
	}
	return lookup;
}

/** Reads a segment of quantization tables; false when it is not in order. */
export function readDivisors(content: Uint8Array, { divisors }: JpegTables): boolean {
	for (let at = 0; at < content.length; ) {
		const head = content[at] ?? 0;
		const size = head >> 4 === 0 ? 1 : 2;
		if (at + 1 + 64 * size > content.length) return false;
		const values = Array.from({ length: 64 }, (_, index) => {
			const place = at + 1 + index * size;
			return size === 1 ? (content[place] ?? 0) : ((content[place] ?? 0) << 8) | (content[place + 1] ?? 0);
		});
		divisors.set(head & 15, values);
		at += 1 + 64 * size;
	}
	return true;
}
