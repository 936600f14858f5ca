/// <reference path="./libheif-js.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import instantiate, { type Libheif } from "libheif-js/libheif-wasm/libheif.js";
import { loadColors } from "../color-engine.ts";
import { type ColorProfile, SRGB } from "../color-profile.ts";
import { MAX_DECODED_BYTES, MAX_PIXELS } from "../upload-limits.ts";
import { decodePixels, ERROR_BYTES, type HeifPixels, numberAt } from "./decode-pixels.ts";
import { nclxProfile } from "./nclx-profile.ts";

/** The picture of a HEIF file: upright, its transformations (irot, imir, clap) applied by the library. */
export interface HeifPicture {
	readonly width: number;
	readonly height: number;
	/** A profile in the file, else the colours its numbers name, else sRGB. */
	readonly colors: ColorProfile;
}

/** Offsets in `heif_security_limits` of libheif 1.23; each is a number of 64 bits. */
const LIMIT_PIXELS = 8;
const LIMIT_MEMORY = 64;
const NCLX = fourCharacters("nclx");
const profileTypes = [fourCharacters("prof"), fourCharacters("rICC")];

function fourCharacters(text: string): number {
	return Buffer.from(text, "latin1").readUInt32BE(0);
}

const require = createRequire(import.meta.url);
let binary: Uint8Array | undefined;

/**
 * The library with memory of its own for every file: what a decoder leaves unwritten is zero, never a part of somebody
 * else's photo, and the same file gives the same pixels.
 */
function library(): Libheif {
	const silent = () => undefined;
	binary ??= readFileSync(require.resolve("libheif-js/libheif-wasm/libheif.wasm"));
	return instantiate({ wasmBinary: binary, print: silent, printErr: silent });
}

/** Reads the parts of a HEIF file, HEIC or AVIF; undefined when they are not in order. */
export function openHeif(file: Uint8Array): Promise<HeifPicture | undefined> {
	return withHandle(file, async (heif, handle) => ({
		width: heif._heif_image_handle_get_width(handle),
		height: heif._heif_image_handle_get_height(handle),
		colors: (await colorsOf(heif, handle)) ?? SRGB,
	}));
}

/** The pixels of a HEIC file; undefined when it is damaged, or coded in a way the library does not know. */
export function decodeHeic(file: Uint8Array): Promise<HeifPixels | undefined> {
	return withHandle(file, async (heif, handle) => decodePixels(heif, handle));
}

async function withHandle<Outcome>(
	file: Uint8Array,
	work: (heif: Libheif, handle: number) => Promise<Outcome>,
): Promise<Outcome | undefined> {
	try {
		const heif = library();
		const [place, error, answer] = [heif._malloc(file.length), heif._malloc(ERROR_BYTES), heif._malloc(4)];
		if (place === 0) return undefined;
		heif.HEAPU8.set(file, place);
		const context = heif._heif_context_alloc();
		const limits = heif._heif_context_get_security_limits(context);
		setLimit(heif, limits + LIMIT_PIXELS, MAX_PIXELS * 1.25);
		setLimit(heif, limits + LIMIT_MEMORY, MAX_DECODED_BYTES);
		heif._heif_context_read_from_memory_without_copy(error, context, place, file.length, 0);
		let outcome: Outcome | undefined;
		if (numberAt(heif, error) === 0) {
			heif._heif_context_get_primary_image_handle(error, context, answer);
			const handle = numberAt(heif, answer);
			if (numberAt(heif, error) === 0) {
				outcome = await work(heif, handle);
				heif._heif_image_handle_release(handle);
			}
		}
		heif._heif_context_free(context);
		for (const used of [place, error, answer]) heif._free(used);
		return outcome;
	} catch {
		// Out of memory, or a fault in a broken file: its machine stops, or throws what its compiler made of an exception.
		return undefined;
	}
}

function setLimit({ HEAPU32 }: Libheif, at: number, limit: number): void {
	HEAPU32[at >> 2] = limit;
	HEAPU32[(at >> 2) + 1] = 0;
}

async function colorsOf(heif: Libheif, handle: number): Promise<ColorProfile | undefined> {
	const type = heif._heif_image_handle_get_color_profile_type(handle);
	const [error, answer] = [heif._malloc(ERROR_BYTES), heif._malloc(4)];
	if (profileTypes.includes(type)) {
		const bytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
		const place = heif._malloc(bytes);
		heif._heif_image_handle_get_raw_color_profile(error, handle, place);
		const colors = await loadColors(heif.HEAPU8.slice(place, place + bytes));
		return colors?.channels === 3 ? colors : undefined;
	}
	if (type !== NCLX) return undefined;
	heif._heif_image_handle_get_nclx_color_profile(error, handle, answer);
	if (numberAt(heif, error) !== 0) return undefined;
	const profile = numberAt(heif, answer);
	const icc = nclxProfile({ primaries: numberAt(heif, profile + 4), transfer: numberAt(heif, profile + 8) });
	return icc && loadColors(icc);
}
