import { err, ok, type Result } from "@offizin/base";
import { MAX_PARTS, MAX_SCANS } from "../upload-limits.ts";
import { type MetadataBudget, metadataBudget } from "./metadata-budget.ts";
import { type PhotoFacts, streamedBytes, type WalkError } from "./photo-facts.ts";
import type { PhotoReader } from "./photo-reader.ts";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP15 = 0xef;
const COM = 0xfe;
/** Start of a frame: baseline, extended and progressive, coded by Huffman or arithmetically (ITU-T T.81, table B.1). */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
const progressive: ReadonlySet<number> = new Set([0xc2, 0xca]);
/** Lossless and hierarchical: no photo program writes them, no decoder of ours reads them. */
const otherFrames: ReadonlySet<number> = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xcb, 0xcd, 0xce, 0xcf]);

interface Segment {
	readonly marker: number;
	/** Where it begins and ends; after a start of scan the coded data follow. */
	readonly at: number;
	readonly end: number;
}

interface Frame {
	readonly facts: Omit<PhotoFacts, "decodedBytes">;
	/** Of a picture that comes in several scans: two bytes for each number of each block. */
	readonly coefficientBytes: number;
}

/**
 * Goes through the segments of a JPEG file up to its end; films and further pictures behind it are ignored, as decoders
 * do. Whether a picture is cut off shows when it is decoded.
 */
export async function walkJpeg(reader: PhotoReader): Promise<Result<PhotoFacts, WalkError>> {
	const budget = metadataBudget();
	let frame: Frame | undefined;
	let [scans, segments, isInterlaced] = [0, 0, false];
	for (let at = 2; ; ) {
		const segment = await nextSegment(reader, at);
		if (!segment || segment.marker === EOI) break;
		const { marker } = segment;
		segments += 1;
		if (segments > MAX_PARTS || marker === SOI) return err("upload_damaged");
		if (otherFrames.has(marker)) return err("upload_other_format");
		if (frames.has(marker)) {
			const read = frame ? err("upload_damaged" as const) : await readFrame(reader, segment);
			if (!read.ok) return read;
			frame = read.value;
			isInterlaced = progressive.has(marker);
		} else if (marker === SOS) {
			if (!frame) return err("upload_damaged");
			scans += 1;
			if (scans > MAX_SCANS) return err("upload_too_heavy");
			isInterlaced ||= (await componentsIn(reader, segment)) < frame.facts.channels;
		} else if (!(await isWithin(budget, reader, segment))) return err("upload_metadata_too_large");
		at = segment.end;
	}
	if (!frame || scans === 0) return err("upload_damaged");
	const facts = { ...frame.facts, isInterlaced };
	return ok({ ...facts, decodedBytes: isInterlaced ? frame.coefficientBytes : streamedBytes(facts) });
}

/** The next segment at or after `offset`. What lies between is skipped: coded data, or what a camera filled in. */
async function nextSegment(reader: PhotoReader, offset: number): Promise<Segment | undefined> {
	for (let at = offset; at + 1 < reader.size; ) {
		const window = await reader.from(at, 2);
		if (window.length < 2) return undefined;
		const found = markerIn(window);
		if (found === -1) {
			at += window.length - 1;
			continue;
		}
		const marker = window[found + 1] ?? 0;
		const start = at + found;
		if (marker === SOI || marker === EOI) return { marker, at: start, end: start + 2 };
		const head = await reader.from(start, 4);
		const end = start + 2 + (head.length < 4 ? 2 : head.readUInt16BE(2));
		return head.length < 4 || end < start + 4 || end > reader.size ? undefined : { marker, at: start, end };
	}
	return undefined;
}

/** Where the next marker with a segment, or of an end, stands: not a coded 0xff, not filling, not a restart. */
function markerIn(window: Buffer): number {
	// Not indexOf: files of nothing but 0xff keep it busy for half a minute.
	for (let at = 0; at + 1 < window.length; at++) {
		if (window[at] !== 0xff) continue;
		const next = window[at + 1] ?? 0;
		if (next > 0x01 && next < 0xff && (next < 0xd0 || next > 0xd7)) return at;
	}
	return -1;
}

async function readFrame(
	reader: PhotoReader,
	{ at, end }: Segment,
): Promise<Result<Frame, "upload_damaged" | "upload_other_format">> {
	const content = (await reader.from(at, end - at)).subarray(4, end - at);
	const channels = content[5] ?? 0;
	if (content.length < 6 + 3 * channels || channels < 1 || channels > 4) return err("upload_damaged");
	const bitDepth = content[0] ?? 0;
	if (bitDepth !== 8) return err("upload_other_format");
	const [height, width] = [content.readUInt16BE(1), content.readUInt16BE(3)];
	if (width === 0 || height === 0) return err("upload_damaged");
	const sampling = Array.from({ length: channels }, (_, index) => {
		const both = content[7 + 3 * index] ?? 0;
		return { across: both >> 4, down: both & 15 };
	});
	const most = sampling.reduce((known, { across, down }) => ({
		across: Math.max(known.across, across),
		down: Math.max(known.down, down),
	}));
	if (most.across === 0 || most.down === 0) return err("upload_damaged");
	const share =
		sampling.reduce((sum, { across, down }) => sum + across * down, 0) / (most.across * most.down);
	const facts = { format: "jpeg", width, height, channels, bitDepth, isInterlaced: false } as const;
	return ok({ facts, coefficientBytes: Math.ceil(width * height * share) * 2 });
}

async function componentsIn(reader: PhotoReader, { at }: Segment): Promise<number> {
	return (await reader.from(at, 5))[4] ?? 0;
}

async function isWithin(budget: MetadataBudget, reader: PhotoReader, segment: Segment): Promise<boolean> {
	const { marker, at, end } = segment;
	if (marker !== COM && (marker < APP0 || marker > APP15)) return true;
	const name = (await reader.from(at, 16)).toString("latin1", 4, 16);
	if (marker === APP2 && name.startsWith("ICC_PROFILE\0")) return budget.takeProfile(end - at);
	if (marker === APP1 && name.startsWith("Exif\0")) return budget.takeExif(end - at);
	return budget.take(end - at);
}
