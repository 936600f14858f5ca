import { err, ok, type Result } from "@offizin/base";
import { MAX_PARTS, MAX_PIXEL_CHUNKS, MAX_PROFILE_BYTES } from "../upload-limits.ts";
import { type MetadataBudget, metadataBudget } from "./metadata-budget.ts";
import { type PhotoFacts, streamedBytes, type WalkError } from "./photo-facts.ts";
import type { PhotoReader } from "./photo-reader.ts";
import { type PngChunk, unpackedChunk } from "./unpacked-chunk.ts";

const SIGNATURE_BYTES = 8;
const HEADER_BYTES = 8;
const CHECKSUM_BYTES = 4;
const IHDR_BYTES = 13;

/** By colour type (PNG 3, 11.2.1); a palette becomes colours. */
const channelsOf: ReadonlyMap<number, number> = new Map([
	[0, 1],
	[2, 3],
	[3, 3],
	[4, 2],
	[6, 4],
]);

/** Goes through the chunks of a PNG file; what follows its end is ignored, as decoders do. */
export async function walkPng(reader: PhotoReader): Promise<Result<PhotoFacts, WalkError>> {
	const first = await chunkAt(reader, SIGNATURE_BYTES);
	const facts = first?.type === "IHDR" ? await readImageHeader(reader, first) : undefined;
	if (!first || !facts) return err("upload_damaged");
	const budget = metadataBudget();
	let [pixelChunks, otherChunks] = [0, 0];
	for (let chunk = await chunkAt(reader, endOf(first)); chunk; chunk = await chunkAt(reader, endOf(chunk))) {
		if (chunk.type === "IEND") return pixelChunks > 0 ? ok(facts) : err("upload_damaged");
		if (chunk.type === "IDAT") pixelChunks += 1;
		else otherChunks += 1;
		if (pixelChunks > MAX_PIXEL_CHUNKS || otherChunks > MAX_PARTS) return err("upload_damaged");
		const problem = await problemOf(reader, chunk, budget);
		if (problem) return err(problem);
	}
	return err("upload_damaged");
}

const endOf = ({ at, length }: PngChunk) => at + length + CHECKSUM_BYTES;

async function chunkAt(reader: PhotoReader, offset: number): Promise<PngChunk | undefined> {
	const header = await reader.from(offset, HEADER_BYTES);
	if (header.length < HEADER_BYTES) return undefined;
	const chunk = {
		type: header.toString("latin1", 4, HEADER_BYTES),
		at: offset + HEADER_BYTES,
		length: header.readUInt32BE(0),
	};
	return endOf(chunk) <= reader.size ? chunk : undefined;
}

async function readImageHeader(
	reader: PhotoReader,
	{ at, length }: PngChunk,
): Promise<PhotoFacts | undefined> {
	if (length !== IHDR_BYTES) return undefined;
	const content = await reader.from(at, IHDR_BYTES);
	const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
	const [depth = 0, color = 0, , , interlace = 0] = content.subarray(8, IHDR_BYTES);
	const channels = channelsOf.get(color);
	if (!channels || width === 0 || height === 0 || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
	const isInterlaced = interlace !== 0;
	const facts = {
		format: "png",
		width,
		height,
		channels,
		bitDepth: Math.max(8, depth),
		isInterlaced,
	} as const;
	const whole = (width * height * channels * facts.bitDepth) / 8;
	return { ...facts, decodedBytes: isInterlaced ? whole : streamedBytes(facts) };
}

async function problemOf(
	reader: PhotoReader,
	chunk: PngChunk,
	budget: MetadataBudget,
): Promise<WalkError | undefined> {
	switch (chunk.type) {
		case "IHDR":
			return "upload_damaged";
		case "acTL":
			return (await framesOf(reader, chunk)) > 1 ? "upload_animated" : undefined;
		case "eXIf":
			return budget.takeExif(chunk.length) ? undefined : "upload_metadata_too_large";
		case "iCCP":
			return budget.takeProfile(await unpackedChunk(reader, chunk, MAX_PROFILE_BYTES))
				? undefined
				: "upload_metadata_too_large";
		case "tEXt":
			return budget.take(chunk.length) ? undefined : "upload_metadata_too_large";
		case "zTXt":
		case "iTXt":
			return budget.take(await unpackedChunk(reader, chunk, budget.left()))
				? undefined
				: "upload_metadata_too_large";
		default:
			return undefined;
	}
}

async function framesOf(reader: PhotoReader, { at, length }: PngChunk): Promise<number> {
	return length < 4 ? 0 : (await reader.from(at, 4)).readUInt32BE(0);
}
