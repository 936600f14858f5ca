import { err, ok, type Result } from "@offizin/base";
import { MAX_PIXELS } from "../../upload-limits.ts";
import { BoxReader, BrokenBoxes } from "./heif-boxes.ts";
import type { HeifItem, HeifMeta } from "./heif-meta.ts";

/** A picture that a decoder makes of one item, or puts together from tiles. */
export interface HeifPicture {
	readonly format: "heic" | "avif";
	/** Before it is cropped and turned. */
	readonly width: number;
	readonly height: number;
	readonly bitDepth: number;
	/** Numbers for each pixel: 1.5 when colours have a quarter of them. */
	readonly samples: number;
	/** Pixels of all tiles together. */
	readonly pixels: number;
	readonly isTiled: boolean;
}

type PictureError = "upload_damaged" | "upload_heic" | "upload_too_many_pixels";

/** Reads the bytes of an item that are few. */
export type ReadItem = (item: HeifItem) => Promise<Buffer>;

const formats: ReadonlyMap<string, HeifPicture["format"]> = new Map([
	["hvc1", "heic"],
	["av01", "avif"],
]);
/** Pixels of tiles beyond those of the picture: what the last row and column have too much. */
const MAX_TILE_PIXELS = MAX_PIXELS * 1.25;
const LARGE = 1;
const samplesOf = [1, 1.5, 2, 3] as const;

/** The picture of an item; throws `BrokenBoxes`. "upload_heic": in a way that we cannot decode. */
export async function readPicture(
	meta: HeifMeta,
	id: number,
	read: ReadItem,
): Promise<Result<HeifPicture, PictureError>> {
	const item = meta.items.get(id);
	if (!item) return err("upload_damaged");
	if (item.type !== "grid") return readCoded(item);
	const size = sizeOf(item);
	const grid = readGrid(await read(item));
	const tiles = meta.references
		.filter(({ type, from }) => type === "dimg" && from === id)
		.flatMap(({ to }) => to);
	const [first] = tiles;
	const firstItem = first === undefined ? undefined : meta.items.get(first);
	const tile = firstItem && readCoded(firstItem);
	if (!size || !tile || tiles.length !== grid.columns * grid.rows) return err("upload_damaged");
	if (!tile.ok) return tile;
	for (const other of tiles) {
		const same = meta.items.get(other);
		const { width, height } = (same && sizeOf(same)) ?? {};
		const isSame =
			same?.type === firstItem.type && width === tile.value.width && height === tile.value.height;
		if (!isSame) return err("upload_damaged");
	}
	const { width, height } = grid;
	const covers = tile.value.width * grid.columns >= width && tile.value.height * grid.rows >= height;
	if (!covers || width !== size.width || height !== size.height) return err("upload_damaged");
	const pixels = tile.value.pixels * tiles.length;
	return pixels > MAX_TILE_PIXELS
		? err("upload_too_many_pixels")
		: ok({ ...tile.value, width, height, pixels, isTiled: true });
}

function readCoded(item: HeifItem): Result<HeifPicture, PictureError> {
	const format = formats.get(item.type);
	if (!format) return err("upload_heic");
	const size = sizeOf(item);
	const coding = codingOf(item, format);
	if (!size || !coding) return err("upload_damaged");
	return ok({ format, ...size, ...coding, pixels: size.width * size.height, isTiled: false });
}

function sizeOf(item: HeifItem): { width: number; height: number } | undefined {
	const content = contentOf(item, "ispe");
	if (!content) return undefined;
	const reader = new BoxReader(content, 4);
	const [width, height] = [reader.number(4), reader.number(4)];
	return width > 0 && height > 0 ? { width, height } : undefined;
}

/** ISO/IEC 14496-15, 8.3.3.1.2, and AV1-ISOBMFF, 2.3.3. */
function codingOf(item: HeifItem, format: HeifPicture["format"]) {
	const content = contentOf(item, format === "heic" ? "hvcC" : "av1C");
	if (!content) return undefined;
	const reader = new BoxReader(content);
	if (format === "heic") {
		reader.bytes(16);
		const samples = samplesOf[reader.number(1) & 3] ?? 3;
		return { samples, bitDepth: 8 + (reader.number(1) & 7) };
	}
	reader.bytes(2);
	const bits = reader.number(1);
	const bitDepth = (bits & 0x40) === 0 ? 8 : (bits & 0x20) === 0 ? 10 : 12;
	const samples = (bits & 0x10) !== 0 ? 1 : (bits & 0x08) === 0 ? 3 : (bits & 0x04) === 0 ? 2 : 1.5;
	return { samples, bitDepth };
}

export function contentOf({ properties }: HeifItem, type: string): Buffer | undefined {
	return properties.find((property) => property.type === type)?.content;
}

/** ISO/IEC 23008-12, 6.6.2.3. */
function readGrid(content: Buffer) {
	const reader = new BoxReader(content);
	if (reader.number(1) !== 0) throw new BrokenBoxes();
	const bytes = (reader.number(1) & LARGE) === 0 ? 2 : 4;
	const [rows, columns] = [reader.number(1) + 1, reader.number(1) + 1];
	return { rows, columns, width: reader.number(bytes), height: reader.number(bytes) };
}
