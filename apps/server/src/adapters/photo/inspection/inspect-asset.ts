import { open } from "node:fs/promises";
import { err, ok, type Result } from "@offizin/base";
import { readHeader } from "../read-header.ts";
import { walkPhoto } from "./walk-photo.ts";

/** What a file of a content is, by its bytes. */
export interface InspectedAsset {
	readonly contentType: string;
	/** With its dot. */
	readonly extension: string;
	/** Pixels of the upright picture; null where it is none. */
	readonly width: number | null;
	readonly height: number | null;
}

export type AssetError = "asset_kind_refused" | "asset_damaged" | "asset_too_large";

const START_BYTES = 16;

/** Everything beside pictures, by how it begins. None of it runs in a page; SVG and HTML would, and are refused. */
const others: readonly (readonly [
	begins: readonly string[],
	at: number,
	contentType: string,
	extension: string,
])[] = [
	[["%PDF-"], 0, "application/pdf", ".pdf"],
	[["ftypiso", "ftypmp4", "ftypavc1", "ftypM4V", "ftypdash"], 4, "video/mp4", ".mp4"],
	[["\x1aE\xdf\xa3"], 0, "video/webm", ".webm"],
	[["ID3", "\xff\xfb", "\xff\xf3", "\xff\xf2"], 0, "audio/mpeg", ".mp3"],
];
const pictures: Readonly<Record<string, string | undefined>> = {
	jpeg: ".jpg",
	png: ".png",
	webp: ".webp",
	avif: ".avif",
};

/** Says what a file is; names and declared types are not believed. A picture is walked through before it is opened. */
export async function inspectAsset(path: string): Promise<Result<InspectedAsset, AssetError>> {
	const start = await startOf(path);
	const other = others.find(([begins, at]) => begins.some((text) => start.startsWith(text, at)));
	if (other) return ok({ contentType: other[2], extension: other[3], width: null, height: null });
	const walked = await walkPhoto(path);
	if (!walked.ok) return err(refusalOf(walked.error));
	const { format } = walked.value;
	const extension = pictures[format];
	if (extension === undefined) return err("asset_kind_refused");
	const header = await readHeader(path, format);
	if (!header || header.format !== format) return err("asset_damaged");
	return ok({ contentType: `image/${format}`, extension, width: header.width, height: header.height });
}

function refusalOf(error: string): AssetError {
	if (/not_a_photo|other_format|empty|heic/.test(error)) return "asset_kind_refused";
	return /too_many|too_long|too_heavy|too_large/.test(error) ? "asset_too_large" : "asset_damaged";
}

async function startOf(path: string): Promise<string> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
		return buffer.subarray(0, bytesRead).toString("latin1");
	} finally {
		await file.close();
	}
}
