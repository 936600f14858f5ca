/// <reference path="./libheif-js.d.ts" />
import type { Libheif } from "libheif-js/libheif-wasm/libheif.js";
import { hasUnwritten } from "./unwritten.ts";

export interface HeifPixels {
	readonly channels: 3 | 4;
	readonly data: Uint8Array;
}

/** Three numbers of 32 bits: what is returned as a structure goes to an address given first. */
export const ERROR_BYTES = 12;
const COLORSPACE_RGB = 1;
const CHROMA_RGB = 10;
const CHROMA_RGBA = 11;
const CHANNEL_INTERLEAVED = 10;
/** Of `heif_image_tiling` of libheif 1.23, and where its numbers are. */
const TILING_BYTES = 72;
const tilingPlaces = {
	...{ columns: 4, rows: 8, width: 12, height: 16 },
	...{ imageWidth: 20, imageHeight: 24, top: 28, left: 32 },
} as const;
const AS_STORED = 0;
const TRANSFORMED = 1;

interface Size {
	readonly width: number;
	readonly height: number;
}

interface Canvas extends Size {
	readonly data: Uint8Array;
	readonly channels: 3 | 4;
}

/** The picture of a handle, upright; undefined when it is damaged. */
export function decodePixels(heif: Libheif, handle: number): HeifPixels | undefined {
	const channels = heif._heif_image_handle_has_alpha_channel(handle) === 0 ? 3 : 4;
	const width = heif._heif_image_handle_get_width(handle);
	const height = heif._heif_image_handle_get_height(handle);
	const tiling = channels === 3 ? tilingOf(heif, handle, { width, height }) : undefined;
	const canvas: Canvas = { data: new Uint8Array(width * height * channels), width, height, channels };
	const isDecoded = tiling ? decodeTiles(heif, handle, canvas, tiling) : decodeWhole(heif, handle, canvas);
	return isDecoded && !hasUnwritten(canvas) ? { channels, data: canvas.data } : undefined;
}

type Tiling = Readonly<Record<keyof typeof tilingPlaces, number>>;

/** How the upright picture is tiled; undefined in one piece, and when it is cropped. */
function tilingOf(heif: Libheif, handle: number, { width, height }: Size): Tiling | undefined {
	const stored = readTiling(heif, handle, AS_STORED);
	const shown = readTiling(heif, handle, TRANSFORMED);
	if (!stored || !shown || shown.columns * shown.rows < 2) return undefined;
	const isWhole =
		(stored.imageWidth === width && stored.imageHeight === height) ||
		(stored.imageWidth === height && stored.imageHeight === width);
	return isWhole ? shown : undefined;
}

function readTiling(heif: Libheif, handle: number, as: number): Tiling | undefined {
	const [error, place] = [heif._malloc(ERROR_BYTES), heif._malloc(TILING_BYTES)];
	heif._heif_image_handle_get_image_tiling(error, handle, as, place);
	const read = (name: keyof typeof tilingPlaces) => numberAt(heif, place + tilingPlaces[name]);
	const tiling = {
		...{ columns: read("columns"), rows: read("rows"), width: read("width"), height: read("height") },
		...{ imageWidth: read("imageWidth"), imageHeight: read("imageHeight") },
		...{ top: read("top"), left: read("left") },
	};
	const isKnown = numberAt(heif, error) === 0;
	for (const used of [error, place]) heif._free(used);
	return isKnown ? tiling : undefined;
}

/** Piece by piece, as phones store it: the library never holds the whole picture, in its own colours and in ours. */
function decodeTiles(heif: Libheif, handle: number, canvas: Canvas, tiling: Tiling): boolean {
	const { columns, rows, width, height } = tiling;
	// What the last tiles have too much is in front once they are turned. The library says that, and then how much is left
	// of them instead of what is too much.
	const left = tiling.left === 0 ? 0 : columns * width - canvas.width;
	const top = tiling.top === 0 ? 0 : rows * height - canvas.height;
	for (let tile = 0; tile < columns * rows; tile++) {
		const [column, row] = [tile % columns, Math.floor(tile / columns)];
		const at = { x: column * width - left, y: row * height - top };
		const place = { handle, column, row };
		if (!decodeInto(heif, canvas, at, (into) => decodeTile(heif, place, into))) return false;
	}
	return true;
}

interface TilePlace {
	readonly handle: number;
	readonly column: number;
	readonly row: number;
}

interface Into {
	readonly error: number;
	readonly image: number;
	readonly chroma: number;
}

function decodeTile(heif: Libheif, { handle, column, row }: TilePlace, { error, image, chroma }: Into): void {
	heif._heif_image_handle_decode_image_tile(error, handle, image, COLORSPACE_RGB, chroma, 0, column, row);
}

function decodeWhole(heif: Libheif, handle: number, canvas: Canvas): boolean {
	return decodeInto(heif, canvas, { x: 0, y: 0 }, ({ error, image, chroma }) =>
		heif._heif_decode_image(error, handle, image, COLORSPACE_RGB, chroma, 0),
	);
}

/** Decodes an image and lays it onto the canvas; what reaches beyond is cut off. */
function decodeInto(
	heif: Libheif,
	{ data, width, height, channels }: Canvas,
	{ x, y }: { readonly x: number; readonly y: number },
	decode: (into: Into) => void,
): boolean {
	const [error, answer] = [heif._malloc(ERROR_BYTES), heif._malloc(4)];
	decode({ error, image: answer, chroma: channels === 3 ? CHROMA_RGB : CHROMA_RGBA });
	const isDecoded = numberAt(heif, error) === 0;
	if (isDecoded) {
		const image = numberAt(heif, answer);
		const [from, to] = [Math.max(x, 0), Math.min(x + heif._heif_image_get_primary_width(image), width)];
		const end = Math.min(y + heif._heif_image_get_primary_height(image), height);
		const plane = heif._heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, answer);
		const stride = numberAt(heif, answer);
		for (let line = Math.max(y, 0); line < end; line++) {
			const start = plane + (line - y) * stride + (from - x) * channels;
			const row = heif.HEAPU8.subarray(start, start + (to - from) * channels);
			data.set(row, (line * width + from) * channels);
		}
		heif._heif_image_release(image);
	}
	for (const used of [error, answer]) heif._free(used);
	return isDecoded;
}

export function numberAt({ HEAPU32 }: Libheif, at: number): number {
	return HEAPU32[at >> 2] ?? 0;
}
