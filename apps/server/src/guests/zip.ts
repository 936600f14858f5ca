import { crc32, inflateRawSync } from "node:zlib";
import { err, ok, type Result } from "@offizin/base";

export type ZipError = "zip_damaged" | "zip_too_large";

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

/** Reads the directory of a zip file (PKWARE APPNOTE 4.3); nothing is unpacked yet. */
export function openZip(bytes: Uint8Array): Result<Zip, ZipError> {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = endOfDirectory(file);
	if (end === undefined) return err("zip_damaged");
	const entries = new Map<string, Entry>();
	let at = file.readUInt32LE(end + 16);
	const count = file.readUInt16LE(end + 10);
	if (count > MAX_ENTRIES) return err("zip_too_large");
	for (let index = 0; index < count; index += 1) {
		if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY) return err("zip_damaged");
		const nameEnd = at + 46 + file.readUInt16LE(at + 28);
		const extraEnd = nameEnd + file.readUInt16LE(at + 30);
		const name = file.toString("utf8", at + 46, nameEnd).replaceAll("\\", "/");
		const extra = file.subarray(nameEnd, extraEnd);
		entries.set(name, readEntry(file, at, extra));
		at = extraEnd + file.readUInt16LE(at + 32);
	}
	return ok({
		names: [...entries.keys()],
		read(name, maxBytes) {
			const entry = entries.get(name);
			return entry ? unpack(file, entry, maxBytes) : ok(undefined);
		},
	});
}

function endOfDirectory(file: Buffer): number | undefined {
	const last = file.length - END_LENGTH;
	for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
		if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
	}
	return undefined;
}

function readEntry(file: Buffer, at: number, extra: Buffer): Entry {
	const unpackedSize = file.readUInt32LE(at + 24);
	const packedSize = file.readUInt32LE(at + 20);
	const wide = packedSize === IN_ZIP64 ? zip64Field(extra) : undefined;
	// The field holds only the sizes that overflow, the unpacked one first.
	const wideAt = unpackedSize === IN_ZIP64 ? 8 : 0;
	const hasWide = wide !== undefined && wide.length >= wideAt + 8;
	return {
		method: file.readUInt16LE(at + 10),
		isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
		checksum: file.readUInt32LE(at + 16),
		packedSize: hasWide ? Number(wide.readBigUInt64LE(wideAt)) : packedSize,
		offset: file.readUInt32LE(at + 42),
	};
}

function zip64Field(extra: Buffer): Buffer | undefined {
	for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
		if (extra.readUInt16LE(at) === 1) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
	}
	return undefined;
}

function unpack(file: Buffer, entry: Entry, maxBytes: number): Result<Uint8Array, ZipError> {
	const { offset, packedSize, method } = entry;
	if (entry.isEncrypted || offset + 30 > file.length || file.readUInt32LE(offset) !== LOCAL_ENTRY) {
		return err("zip_damaged");
	}
	const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
	if (start + packedSize > file.length) return err("zip_damaged");
	const unpacked = inflate(file.subarray(start, start + packedSize), method, maxBytes);
	if (!unpacked.ok) return unpacked;
	return crc32(unpacked.value) === entry.checksum ? unpacked : err("zip_damaged");
}

function inflate(packed: Buffer, method: number, maxBytes: number): Result<Uint8Array, ZipError> {
	if (method === 0) return packed.length > maxBytes ? err("zip_too_large") : ok(packed);
	if (method !== 8) return err("zip_damaged");
	try {
		return ok(inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) }));
	} catch (error) {
		// zlib says with an exception what is wrong with the bytes; the limit has a code of its own.
		const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
		return err(isTooLarge ? "zip_too_large" : "zip_damaged");
	}
}
