import type { OriginalFormat } from "@offizin/content";
import type { Db } from "../../adapters/database/database.ts";

/** A file of a space, as the image service needs it. */
export interface ImageAsset {
	readonly hash: string;
	readonly contentType: string;
	readonly width: number | null;
	readonly height: number | null;
	/** "x1xy1:x2xy2", or "". */
	readonly focus: string;
}

/** What of `/f/{space}/{size}/{start of the hash}/{name}` says which file it is. */
export interface AssetAddress {
	readonly space: string;
	readonly start: string;
	readonly name: string;
}

/** Undefined when there is no such file. Its name may be an old one; of equal files the one called so counts. */
export async function findImageAsset(
	db: Db,
	{ space, start, name }: AssetAddress,
): Promise<ImageAsset | undefined> {
	const found = await db
		.selectFrom("content_asset")
		.select(["name", "hash", "content_type as contentType", "width", "height", "focus"])
		.where("space", "=", Number(space))
		.where("hash", "like", `${start}%`)
		.orderBy("id")
		.execute();
	return found.find((one) => one.name === name) ?? found[0];
}

const formats: Readonly<Record<string, OriginalFormat>> = {
	"image/jpeg": "jpeg",
	"image/png": "png",
	"image/webp": "webp",
	"image/avif": "avif",
	"image/gif": "gif",
	"image/heic": "heic",
	"image/heif": "heic",
};

/** Undefined for a file that is no picture of pixels. */
export function originalFormat({ contentType }: ImageAsset): OriginalFormat | undefined {
	return Object.hasOwn(formats, contentType) ? formats[contentType] : undefined;
}
