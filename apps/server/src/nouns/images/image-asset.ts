import type { OriginalFormat } from "@offizin/content";
import type { Db } from "../../adapters/database/database.ts";
import { contentKey } from "../../adapters/files/file-store.ts";

/** A file of a space, as the image service needs it. */
export interface ImageAsset {
	readonly hash: string;
	readonly contentType: string;
	readonly width: number | null;
	readonly height: number | null;
	/** "x1xy1:x2xy2", or "". */
	readonly focus: string;
}

/** The parts of `/f/{space}/{size}/{start of the hash}/{name}`. */
export interface AssetAddress {
	readonly space: string;
	readonly size: string;
	readonly start: string;
	readonly name: string;
}

/** Undefined when nothing, or something else, is at this address. */
export async function findImageAsset(
	db: Db,
	{ space, size, start, name }: AssetAddress,
): Promise<ImageAsset | undefined> {
	const found = await db
		.selectFrom("content_asset")
		.select(["hash", "content_type as contentType", "width", "height", "focus"])
		.where("space", "=", Number(space))
		.where("name", "=", name)
		.where("hash", "like", `${start}%`)
		.executeTakeFirst();
	return found && size === `${found.width ?? 0}x${found.height ?? 0}` ? found : undefined;
}

/** Where the bytes of an asset lie in the file store. */
export function assetKey(hash: string): string {
	return contentKey("assets", hash);
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
