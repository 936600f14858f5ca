import type { Asset, LibrarySpace } from "@offizin/content";
import { contentKey } from "../../../adapters/files/file-store.ts";

/** Where the bytes of a file lie: equal files of all spaces once. */
export function assetKey(hash: string): string {
	return contentKey("content", hash);
}

const HASH_LETTERS = 10;

/** Its address without an origin, as contents keep it: `/f/4711/800x600/0123456789/wiese.jpg`. */
export function assetPath(
	space: number,
	{ hash, width, height, name }: Pick<Asset, "hash" | "width" | "height" | "name">,
): string {
	return `/f/${space}/${width ?? 0}x${height ?? 0}/${hash.slice(0, HASH_LETTERS)}/${encodeURIComponent(name)}`;
}

/** The file an address leads to; its name may be an old one. */
export function assetAt(space: LibrarySpace, hash: string): Asset | undefined {
	return hash.length === HASH_LETTERS ? space.assets.find((asset) => asset.hash.startsWith(hash)) : undefined;
}
