import { contentKey } from "../../../adapters/files/file-store.ts";

/** Where the bytes of a file lie: equal files of all spaces once. */
export function assetKey(hash: string): string {
	return contentKey("content", hash);
}
