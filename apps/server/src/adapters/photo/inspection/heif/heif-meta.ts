import { BoxReader, BrokenBoxes, boxesIn, type HeifBox } from "./heif-boxes.ts";

/** What an item is and where its bytes are. */
export interface HeifItem {
	/** A codec ("hvc1"), a way of putting pictures together ("grid"), or metadata ("Exif"). */
	readonly type: string;
	readonly properties: readonly HeifBox[];
	/** The bytes of `idat` instead of those of the file. */
	readonly isInside: boolean;
	readonly extents: readonly HeifExtent[];
}

interface HeifExtent {
	readonly at: number;
	/** 0 reaches to the end. */
	readonly length: number;
}

/** One item names others: what it is made of ("dimg"), what it belongs to ("auxl"). */
export interface HeifReference {
	readonly type: string;
	readonly from: number;
	readonly to: readonly number[];
}

/** What the box `meta` of a still picture says (ISO/IEC 23008-12). */
export interface HeifMeta {
	readonly primary: number;
	readonly items: ReadonlyMap<number, HeifItem>;
	readonly references: readonly HeifReference[];
	/** All that are defined, whoever has them. */
	readonly properties: readonly HeifBox[];
	readonly inside: Buffer;
}

/** Of anything: items, properties, references, extents. A photo of 50 megapixels in tiles has some 250 items. */
const MOST = 4096;

/** Throws `BrokenBoxes` when it is not in order. */
export function readMeta(content: Buffer): HeifMeta {
	const boxes = new Map(boxesIn(content.subarray(4), MOST).map((box) => [box.type, box.content]));
	const properties = boxesIn(boxes.get("iprp") ?? Buffer.alloc(0), MOST);
	const defined = boxesIn(properties.find(({ type }) => type === "ipco")?.content ?? Buffer.alloc(0), MOST);
	const owned = new Map<number, HeifBox[]>();
	for (const { type, content } of properties) if (type === "ipma") readOwners(content, defined, owned);
	const places = readPlaces(needed(boxes, "iloc"));
	const items = new Map<number, HeifItem>();
	for (const [id, type] of readTypes(needed(boxes, "iinf"))) {
		const place = places.get(id) ?? { isInside: false, extents: [] };
		items.set(id, { type, properties: owned.get(id) ?? [], ...place });
	}
	return {
		primary: readPrimary(needed(boxes, "pitm")),
		items,
		references: readReferences(boxes.get("iref")),
		properties: defined,
		inside: boxes.get("idat") ?? Buffer.alloc(0),
	};
}

function needed(boxes: ReadonlyMap<string, Buffer>, type: string): Buffer {
	const content = boxes.get(type);
	if (!content) throw new BrokenBoxes();
	return content;
}

/** A full box: its version, and what follows the flags. */
function versioned(content: Buffer): { version: number; flags: number; reader: BoxReader } {
	const reader = new BoxReader(content);
	return { version: reader.number(1), flags: reader.number(3), reader };
}

function readPrimary(content: Buffer): number {
	const { version, reader } = versioned(content);
	return reader.number(version === 0 ? 2 : 4);
}

function countOf(reader: BoxReader, bytes: number): number {
	const count = reader.number(bytes);
	if (count > MOST) throw new BrokenBoxes();
	return count;
}

function readTypes(content: Buffer): (readonly [id: number, type: string])[] {
	const { version, reader } = versioned(content);
	countOf(reader, version === 0 ? 2 : 4);
	return boxesIn(reader.rest, MOST)
		.filter(({ type }) => type === "infe")
		.map((entry) => {
			const { version, reader } = versioned(entry.content);
			// Older ones do not know what they are.
			if (version < 2) throw new BrokenBoxes();
			const id = reader.number(version === 2 ? 2 : 4);
			reader.number(2);
			return [id, reader.bytes(4).toString("latin1")];
		});
}

function readPlaces(content: Buffer): Map<number, Pick<HeifItem, "isInside" | "extents">> {
	const { version, reader } = versioned(content);
	const sizes = reader.number(2);
	const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
	const indexSize = version === 0 ? 0 : sizes & 15;
	for (const size of [offsetSize, lengthSize, baseSize, indexSize]) {
		if (size !== 0 && size !== 4 && size !== 8) throw new BrokenBoxes();
	}
	const places = new Map<number, Pick<HeifItem, "isInside" | "extents">>();
	const count = countOf(reader, version < 2 ? 2 : 4);
	let extentsInAll = 0;
	for (let item = 0; item < count; item++) {
		const id = reader.number(version < 2 ? 2 : 4);
		const method = version === 0 ? 0 : reader.number(2) & 15;
		const file = reader.number(2);
		const base = reader.number(baseSize);
		const extentCount = reader.number(2);
		extentsInAll += extentCount;
		// Neither bytes of other files nor of other items.
		if (method > 1 || file !== 0 || extentsInAll > MOST) throw new BrokenBoxes();
		const extents = Array.from({ length: extentCount }, () => {
			reader.number(indexSize);
			return { at: base + reader.number(offsetSize), length: reader.number(lengthSize) };
		});
		places.set(id, { isInside: method === 1, extents });
	}
	return places;
}

function readOwners(content: Buffer, defined: readonly HeifBox[], owned: Map<number, HeifBox[]>): void {
	const { version, flags, reader } = versioned(content);
	const count = countOf(reader, 4);
	let all = 0;
	for (let item = 0; item < count; item++) {
		const id = reader.number(version === 0 ? 2 : 4);
		const properties = owned.get(id) ?? [];
		for (let left = reader.number(1); left > 0; left--) {
			const index = (flags & 1) === 1 ? reader.number(2) & 0x7fff : reader.number(1) & 0x7f;
			const property = defined[index - 1];
			if ((index > 0 && !property) || ++all > 4 * MOST) throw new BrokenBoxes();
			if (property) properties.push(property);
		}
		owned.set(id, properties);
	}
}

function readReferences(content: Buffer | undefined): HeifReference[] {
	if (!content) return [];
	const { version, reader } = versioned(content);
	const bytes = version === 0 ? 2 : 4;
	let all = 0;
	return boxesIn(reader.rest, MOST).map(({ type, content }) => {
		const reader = new BoxReader(content);
		const from = reader.number(bytes);
		const count = reader.number(2);
		all += count;
		if (all > MOST) throw new BrokenBoxes();
		return { type, from, to: Array.from({ length: count }, () => reader.number(bytes)) };
	});
}
