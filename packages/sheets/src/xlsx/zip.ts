import { err, ok, type Result } from "@offizin/base";

export type ZipError = "zip_damaged" | "zip_too_large";

/** The part of `node:zlib` that unpacks: DecompressionStream, which browsers have too, knows no limit and must be waited for. */
export interface Zlib {
	/** Throws an error with the code ERR_BUFFER_TOO_LARGE where there would be more bytes. */
	readonly inflateRawSync: (packed: Uint8Array, options: { readonly maxOutputLength: number }) => Uint8Array;
	readonly crc32: (bytes: Uint8Array) => number;
}

export interface Zip {
	readonly names: readonly string[];
	/** Unpacks one part, at most `maxBytes` of it, and compares its checksum; undefined when there is none. */
	read(name: string, maxBytes: number): Result<Uint8Array | undefined, ZipError>;
}

interface Entry {
	readonly method: number;
	readonly isEncrypted: boolean;
	readonly checksum: number;
	readonly packedSize: number;
	readonly offset: number;
}

const END_OF_DIRECTORY = 0x0605_4b50;
const DIRECTORY_ENTRY = 0x0201_4b50;
const LOCAL_ENTRY = 0x0403_4b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const MAX_ENTRIES = 10_000;
/** Stands where the real number is in the ZIP64 field. */
const IN_ZIP64 = 0xffff_ffff;

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Reads the directory of a zip file (PKWARE APPNOTE 4.3); nothing is unpacked yet. */
export function openZip(bytes: Uint8Array, zlib: Zlib): Result<Zip, ZipError> {
	const file = viewOf(bytes);
	const end = endOfDirectory(file);
	if (end === undefined) return err("zip_damaged");
	const entries = new Map<string, Entry>();
	let at = file.getUint32(end + 16, true);
	const count = file.getUint16(end + 10, true);
	if (count > MAX_ENTRIES) return err("zip_too_large");
	for (let index = 0; index < count; index += 1) {
		if (at + 46 > bytes.length || file.getUint32(at, true) !== DIRECTORY_ENTRY) return err("zip_damaged");
		const nameEnd = at + 46 + file.getUint16(at + 28, true);
		const extraEnd = nameEnd + file.getUint16(at + 30, true);
		const name = utf8.decode(bytes.subarray(at + 46, nameEnd)).replaceAll("\\", "/");
		entries.set(name, readEntry(file, at, bytes.subarray(nameEnd, extraEnd)));
		at = extraEnd + file.getUint16(at + 32, true);
	}
	return ok({
		names: [...entries.keys()],
		read(name, maxBytes) {
			const entry = entries.get(name);
			return entry ? unpack(bytes, entry, { maxBytes, zlib }) : ok(undefined);
		},
	});
}

function endOfDirectory(file: DataView): number | undefined {
	const last = file.byteLength - END_LENGTH;
	for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
		if (file.getUint32(at, true) === END_OF_DIRECTORY) return at;
	}
	return undefined;
}

function readEntry(file: DataView, at: number, extra: Uint8Array): Entry {
	const unpackedSize = file.getUint32(at + 24, true);
	const packedSize = file.getUint32(at + 20, true);
	const wide = packedSize === IN_ZIP64 ? zip64Field(extra) : undefined;
	// The field holds only the sizes that overflow, the unpacked one first.
	const wideAt = unpackedSize === IN_ZIP64 ? 8 : 0;
	const hasWide = wide !== undefined && wide.byteLength >= wideAt + 8;
	return {
		method: file.getUint16(at + 10, true),
		isEncrypted: (file.getUint16(at + 8, true) & 1) === 1,
		checksum: file.getUint32(at + 16, true),
		packedSize: hasWide ? Number(wide.getBigUint64(wideAt, true)) : packedSize,
		offset: file.getUint32(at + 42, true),
	};
}

function zip64Field(extra: Uint8Array): DataView | undefined {
	const fields = viewOf(extra);
	const lengthAt = (at: number) => fields.getUint16(at + 2, true);
	for (let at = 0; at + 4 <= extra.length; at += 4 + lengthAt(at)) {
		if (fields.getUint16(at, true) === 1) return viewOf(extra.subarray(at + 4, at + 4 + lengthAt(at)));
	}
	return undefined;
}

interface Unpacking {
	readonly maxBytes: number;
	readonly zlib: Zlib;
}

function unpack(
	bytes: Uint8Array,
	entry: Entry,
	{ maxBytes, zlib }: Unpacking,
): Result<Uint8Array, ZipError> {
	const file = viewOf(bytes);
	const { offset, packedSize, method } = entry;
	if (entry.isEncrypted || offset + 30 > bytes.length || file.getUint32(offset, true) !== LOCAL_ENTRY) {
		return err("zip_damaged");
	}
	const start = offset + 30 + file.getUint16(offset + 26, true) + file.getUint16(offset + 28, true);
	if (start + packedSize > bytes.length) return err("zip_damaged");
	const unpacked = inflate(bytes.subarray(start, start + packedSize), method, { maxBytes, zlib });
	if (!unpacked.ok) return unpacked;
	return zlib.crc32(unpacked.value) === entry.checksum ? unpacked : err("zip_damaged");
}

function inflate(
	packed: Uint8Array,
	method: number,
	{ maxBytes, zlib }: Unpacking,
): Result<Uint8Array, ZipError> {
	if (method === 0) return packed.length > maxBytes ? err("zip_too_large") : ok(packed);
	if (method !== 8) return err("zip_damaged");
	try {
		return ok(zlib.inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) }));
	} catch (error) {
		// zlib says with an exception what is wrong with the bytes; the limit has a code of its own.
		const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
		return err(isTooLarge ? "zip_too_large" : "zip_damaged");
	}
}
