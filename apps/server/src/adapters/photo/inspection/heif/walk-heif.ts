import { err, ok, type Result } from "@offizin/base";
import { takenOn } from "../../taken-on.ts";
import { MAX_PARTS, MAX_PROFILE_BYTES } from "../../upload-limits.ts";
import { metadataBudget } from "../metadata-budget.ts";
import type { PhotoFacts, WalkError } from "../photo-facts.ts";
import type { PhotoReader } from "../photo-reader.ts";
import { BoxReader, BrokenBoxes, boxHeader } from "./heif-boxes.ts";
import { type HeifItem, type HeifMeta, readMeta } from "./heif-meta.ts";
import { contentOf, type HeifPicture, readPicture } from "./heif-picture.ts";

/** The box of items and properties holds the profile too. */
const MAX_META_BYTES = MAX_PROFILE_BYTES + 2 ** 20;
/** Rows and columns of tiles and the size. */
const GRID_BYTES = 12;
/** Brightness in candelas or of a scene (ITU-T H.273, table 3): PQ and HLG. */
const hdrTransfers: ReadonlySet<number> = new Set([16, 18]);
const alphaTypes = ["urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1"];

/**
 * Goes through the boxes of a HEIF file (HEIC of phones, AVIF): one still picture, whole or in tiles. What is not part of
 * it, thumbnails, maps of depth and brightness, is never decoded.
 */
export async function walkHeif(reader: PhotoReader): Promise<Result<PhotoFacts, WalkError>> {
	try {
		return await walkBoxes(reader);
	} catch (error) {
		if (error instanceof BrokenBoxes) return err("upload_damaged");
		throw error;
	}
}

async function walkBoxes(reader: PhotoReader): Promise<Result<PhotoFacts, WalkError>> {
	let content: Buffer | undefined;
	let boxes = 0;
	for (let at = 0; at < reader.size; ) {
		const head = (await reader.from(at, 16)).subarray(0, 16);
		const { type, start, end } = boxHeader(head, reader.size - at);
		boxes += 1;
		if (boxes > MAX_PARTS || (type === "meta" && content)) return err("upload_damaged");
		if (type === "moov") return err("upload_animated");
		if (type === "meta") {
			if (end - start > MAX_META_BYTES) return err("upload_metadata_too_large");
			content = await bytesOf(reader, at + start, end - start);
		}
		at += end;
	}
	return content ? judge(reader, readMeta(content)) : err("upload_damaged");
}

async function bytesOf(reader: PhotoReader, at: number, length: number): Promise<Buffer> {
	const pieces: Buffer[] = [];
	for (let done = 0; done < length; ) {
		const piece = (await reader.from(at + done, 1)).subarray(0, length - done);
		if (piece.length === 0) throw new BrokenBoxes();
		// The reader's window is overwritten by its next one.
		pieces.push(Buffer.from(piece));
		done += piece.length;
	}
	return Buffer.concat(pieces);
}

async function judge(reader: PhotoReader, meta: HeifMeta): Promise<Result<PhotoFacts, WalkError>> {
	const excess = excessOf(reader, meta);
	if (excess) return err(excess);
	const read = async (item: HeifItem) => {
		const [extent] = item.extents;
		if (!extent || item.extents.length > 1) throw new BrokenBoxes();
		if (item.isInside) return meta.inside.subarray(extent.at);
		return bytesOf(reader, extent.at, Math.min(GRID_BYTES, lengthOf(extent, reader.size)));
	};
	const picture = await readPicture(meta, meta.primary, read);
	if (!picture.ok) return picture;
	const item = meta.items.get(meta.primary);
	if (item && isHdr(item)) return err("upload_hdr");
	const alpha = await alphaOf(meta, read);
	if (alpha && !alpha.ok) return alpha;
	const day = await takenOnOf(reader, meta);
	return ok({ ...factsOf(picture.value, reader.size, alpha?.value), ...(day && { takenOn: day }) });
}

/** Where the data of EXIF begin, counted from behind this number itself (ISO/IEC 23008-12, A.2.1). */
const EXIF_OFFSET_BYTES = 4;

async function takenOnOf(reader: PhotoReader, { items }: HeifMeta): Promise<string | undefined> {
	const item = items.values().find(({ type, isInside }) => type === "Exif" && !isInside);
	const [extent] = item?.extents ?? [];
	if (!extent || item?.extents.length !== 1) return undefined;
	const data = await bytesOf(reader, extent.at, lengthOf(extent, reader.size));
	if (data.length < EXIF_OFFSET_BYTES) return undefined;
	return takenOn(data.subarray(EXIF_OFFSET_BYTES + data.readUInt32BE(0)));
}

function lengthOf({ at, length }: HeifItem["extents"][number], size: number): number {
	return length === 0 ? size - at : length;
}

/** Items must lie in the file, and not in each other: a decoder copies each. */
function excessOf(reader: PhotoReader, { items, inside, properties }: HeifMeta): WalkError | undefined {
	const budget = metadataBudget();
	let all = 0;
	for (const { type, isInside, extents } of items.values()) {
		const size = isInside ? inside.length : reader.size;
		let bytes = 0;
		for (const extent of extents) {
			const length = lengthOf(extent, size);
			if (length < 0 || extent.at + length > size) return "upload_damaged";
			bytes += length;
		}
		all += bytes;
		if (all > reader.size) return "upload_damaged";
		if (type === "Exif" && !budget.takeExif(bytes)) return "upload_metadata_too_large";
		if ((type === "mime" || type === "uri ") && !budget.take(bytes)) return "upload_metadata_too_large";
	}
	for (const { type, content } of properties) {
		if (type === "colr" && !budget.takeProfile(content.length)) return "upload_metadata_too_large";
	}
	return undefined;
}

/** Meant for screens that shine: its numbers are no levels of a print. A profile says otherwise. */
function isHdr(item: HeifItem): boolean {
	const colors = item.properties
		.filter(({ type }) => type === "colr")
		.map(({ content }) => new BoxReader(content));
	const kinds = colors.map((reader) => ({ kind: reader.bytes(4).toString("latin1"), reader }));
	if (kinds.some(({ kind }) => kind === "prof" || kind === "rICC")) return false;
	return kinds.some(({ kind, reader }) => {
		if (kind !== "nclx") return false;
		reader.number(2);
		return hdrTransfers.has(reader.number(2));
	});
}

/** What is transparent comes as a picture of its own, and is decoded with it. */
async function alphaOf(meta: HeifMeta, read: (item: HeifItem) => Promise<Buffer>) {
	for (const { type, from, to } of meta.references) {
		if (type !== "auxl" || !to.includes(meta.primary)) continue;
		const item = meta.items.get(from);
		const kind = item && contentOf(item, "auxC")?.toString("latin1", 4).split("\0")[0];
		if (kind !== undefined && alphaTypes.includes(kind)) return readPicture(meta, from, read);
	}
	return undefined;
}

/**
 * Memory of WebAssembly grows in steps and is copied on the way: within a process of 1 GB, 28 megapixels (4:2:0) were
 * decoded time and again, 47 were not.
 */
const GROWTH = 2.6;

/**
 * Of the data that a process may have, V8 takes half for code that never comes: 48 megapixels in a file of 26 MB and 65 in
 * one of 2 MB were decoded and printed, 60 in one of 35 MB were not.
 */
const RESERVED = 3.4;

function factsOf(picture: HeifPicture, fileBytes: number, alpha?: HeifPicture): PhotoFacts {
	const { format, width, height, bitDepth, isTiled } = picture;
	const channels = alpha ? 4 : 3;
	// libvips, which decodes AVIF, puts tiles together as libheif does with transparency.
	const isInPieces = isTiled && format === "heic" && !alpha;
	const decodedBytes = isInPieces
		? RESERVED * (width * height * channels + 2 * fileBytes)
		: wholeBytes(picture, alpha);
	return { format, width, height, channels, bitDepth, isInterlaced: false, decodedBytes };
}

/** The decoder's numbers and a copy of them, then colours and our copy of them. */
function wholeBytes({ width, height, bitDepth, samples, pixels }: HeifPicture, alpha?: HeifPicture): number {
	const numbers = pixels * samples + (alpha ? alpha.pixels : 0);
	return GROWTH * 2 * (numbers * (bitDepth > 8 ? 2 : 1) + width * height * (alpha ? 4 : 3));
}
