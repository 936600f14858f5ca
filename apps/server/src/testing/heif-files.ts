import { invariant } from "@offizin/base";
import type { HeifBox } from "../adapters/photo/inspection/heif/heif-boxes.ts";
import { boxesIn } from "../adapters/photo/inspection/heif/heif-boxes.ts";
import { readMeta } from "../adapters/photo/inspection/heif/heif-meta.ts";

export interface WrittenItem {
	readonly type: string;
	readonly properties?: readonly HeifBox[];
	readonly data?: Uint8Array;
	/** Where its bytes are, instead of `data`; so many times. */
	readonly place?: { readonly at: number; readonly length: number; readonly times: number };
}

export interface WrittenHeif {
	readonly brand: "heic" | "avif";
	/** Numbered from 1; the first is the picture that is shown. */
	readonly items: readonly WrittenItem[];
	readonly references?: readonly (readonly [type: string, from: number, ...to: number[]])[];
	/** Boxes between the items and their data. */
	readonly others?: readonly HeifBox[];
}

const u16 = (...values: number[]) =>
	Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
export const u32 = (...values: number[]) =>
	Buffer.concat(
		values.map((value) => {
			const bytes = Buffer.alloc(4);
			bytes.writeUInt32BE(value);
			return bytes;
		}),
	);
const latin1 = (text: string) => Buffer.from(text, "latin1");

export function property(type: string, ...content: Uint8Array[]): HeifBox {
	return { type, content: Buffer.concat(content) };
}

function box(type: string, ...content: Uint8Array[]): Buffer {
	const body = Buffer.concat(content);
	return Buffer.concat([u32(body.length + 8), latin1(type), body]);
}

/** Writes a HEIF file (ISO/IEC 23008-12) of items as they are given, sound or not. */
export function writeHeif({ brand, items, references = [], others = [] }: WrittenHeif): Buffer {
	const ftyp = box("ftyp", latin1(brand), u32(0), latin1(`mif1${brand}`));
	const between = Buffer.concat(others.map(({ type, content }) => box(type, content)));
	const metaAt = (dataAt: number) => meta(items, references, dataAt);
	const dataAt = ftyp.length + metaAt(0).length + between.length + 8;
	return Buffer.concat([
		ftyp,
		metaAt(dataAt),
		between,
		box("mdat", ...items.map(({ data }) => data ?? Buffer.alloc(0))),
	]);
}

function meta(
	items: readonly WrittenItem[],
	references: WrittenHeif["references"] = [],
	dataAt: number,
): Buffer {
	const all = [...new Set(items.flatMap(({ properties = [] }) => properties))];
	const owners = items.map(({ properties = [] }, at) => {
		const indices = properties.map((one) => 0x8000 | (all.indexOf(one) + 1));
		return Buffer.concat([u16(at + 1), Buffer.from([indices.length]), u16(...indices)]);
	});
	let at = dataAt;
	const places = items.map(({ data, place }, index) => {
		const length = data?.length ?? 0;
		const { at: start, length: bytes, times } = place ?? { at, length, times: data ? 1 : 0 };
		at += length;
		return Buffer.concat([
			u16(index + 1, 0, times),
			...Array.from({ length: times }, () => u32(start, bytes)),
		]);
	});
	const infos = items.map(({ type }, index) =>
		box(
			"infe",
			u32(0x02000000),
			u16(index + 1, 0),
			latin1(type),
			latin1("\0"),
			type === "mime" ? latin1("a/b\0") : Buffer.alloc(0),
		),
	);
	const named = references.map(([type, from, ...to]) => box(type, u16(from, to.length, ...to)));
	return box(
		"meta",
		u32(0),
		box("hdlr", u32(0, 0), latin1("pict"), u32(0, 0, 0), latin1("\0")),
		box("pitm", u32(0), u16(1)),
		box("iloc", u32(0), u16(0x4400, items.length), ...places),
		box("iinf", u32(0), u16(items.length), ...infos),
		...(named.length > 0 ? [box("iref", u32(0), ...named)] : []),
		box(
			"iprp",
			box("ipco", ...all.map(({ type, content }) => box(type, content))),
			box("ipma", u32(1), u32(items.length), ...owners),
		),
	);
}

/** The picture a program wrote, to be put into other files. */
export function codedItem(
	file: Buffer,
): WrittenItem & { readonly data: Buffer; readonly properties: readonly HeifBox[] } {
	const box = boxesIn(file, 100).find(({ type }) => type === "meta");
	invariant(box, "a HEIF file has items");
	const { primary, items } = readMeta(box.content);
	const item = items.get(primary);
	const [extent] = item?.extents ?? [];
	invariant(item && extent && !item.isInside, "a picture has its bytes in the file");
	const { type, properties } = item;
	return { type, properties, data: file.subarray(extent.at, extent.at + extent.length) };
}
