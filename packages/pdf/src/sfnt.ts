import { err, ok, type Result } from "@offizin/base";
import { latin1 } from "./encode-text.ts";

export interface FontError {
	readonly code:
		| "font-cff"
		| "font-collection"
		| "font-variable"
		| "font-embedding-forbidden"
		| "font-damaged";
	readonly message: string;
}

export type SfntTables = ReadonlyMap<string, Uint8Array>;

const TRUETYPE = 0x00010000;
const TRUE = 0x74727565;
const OTTO = 0x4f54544f;
const TTCF = 0x74746366;

export function damagedFont(message: string): Result<never, FontError> {
	return err({ code: "font-damaged", message });
}

/** Reads the table directory of a TrueType font file (OpenType 1.9, "Organization of an OpenType font"). */
export function readSfnt(bytes: Uint8Array): Result<SfntTables, FontError> {
	if (bytes.length < 12) return damagedFont("no font file header");
	const view = viewOf(bytes);
	const flavour = view.getUint32(0);
	if (flavour === OTTO) return err({ code: "font-cff", message: "PostScript outlines; TrueType is needed" });
	if (flavour === TTCF)
		return err({ code: "font-collection", message: "a collection of fonts; one is needed" });
	if (flavour !== TRUETYPE && flavour !== TRUE) return damagedFont("no TrueType file");
	const count = view.getUint16(4);
	if (bytes.length < 12 + count * 16) return damagedFont("the table directory is cut off");
	const tables = new Map<string, Uint8Array>();
	for (let entry = 12; entry < 12 + count * 16; entry += 16) {
		const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
		const offset = view.getUint32(entry + 8);
		const length = view.getUint32(entry + 12);
		if (offset + length > bytes.length) return damagedFont(`table ${tag} reaches beyond the file`);
		tables.set(tag, bytes.subarray(offset, offset + length));
	}
	return ok(tables);
}

export function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const CHECKSUM_MAGIC = 0xb1b0afba;
const CHECKSUM_ADJUSTMENT_IN_HEAD = 8;

/** Assembles a TrueType file from its tables, with checksums. The tables must be in tag order. */
export function writeSfnt(tables: readonly (readonly [tag: string, table: Uint8Array])[]): Uint8Array {
	const directoryLength = 12 + tables.length * 16;
	const size = tables.reduce((sum, [, table]) => sum + padded(table.length), directoryLength);
	const file = new Uint8Array(size);
	const view = viewOf(file);
	const log2 = Math.floor(Math.log2(tables.length));
	view.setUint32(0, TRUETYPE);
	view.setUint16(4, tables.length);
	view.setUint16(6, 16 * 2 ** log2);
	view.setUint16(8, log2);
	view.setUint16(10, 16 * (tables.length - 2 ** log2));
	let offset = directoryLength;
	let headOffset = 0;
	for (const [index, [tag, table]] of tables.entries()) {
		const entry = 12 + index * 16;
		file.set(table, offset);
		file.set(latin1(tag), entry);
		if (tag === "head") {
			headOffset = offset;
			view.setUint32(offset + CHECKSUM_ADJUSTMENT_IN_HEAD, 0);
		}
		view.setUint32(entry + 4, checksum(view, offset, padded(table.length)));
		view.setUint32(entry + 8, offset);
		view.setUint32(entry + 12, table.length);
		offset += padded(table.length);
	}
	const adjustment = (CHECKSUM_MAGIC - checksum(view, 0, size)) >>> 0;
	view.setUint32(headOffset + CHECKSUM_ADJUSTMENT_IN_HEAD, adjustment);
	return file;
}

function checksum(view: DataView, offset: number, length: number): number {
	let sum = 0;
	for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
	return sum;
}

function padded(length: number): number {
	return (length + 3) & ~3;
}
