import type { Asset, LibrarySpace } from "@offizin/content";
import { sql } from "kysely";
import type { Trx } from "../../../adapters/database/database.ts";
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

/** The file an address leads to; its name may be an old one, and it may lie in the trash while pages still show it. */
export function assetAt({ assets, trashedAssets }: LibrarySpace, hash: string): Asset | undefined {
	if (hash.length !== HASH_LETTERS) return undefined;
	const isIt = (asset: Asset) => asset.hash.startsWith(hash);
	return assets.find(isIt) ?? trashedAssets.find(isIt);
}

/** How contents that show a file are found: a pattern of LIKE for its address. */
export function addressPattern(space: number, hash: string): string {
	return `%/f/${space}/%/${hash.slice(0, HASH_LETTERS)}/%`;
}

/**
 * Until the transaction ends nobody removes the bytes of files; others may store some, too. One lock for all of them, since a
 * lock for each file of an import would be more than PostgreSQL has.
 */
export async function keepAssets(trx: Trx): Promise<void> {
	await sql`select pg_advisory_xact_lock_shared(hashtextextended('content files', 0))`.execute(trx);
}

/** Until the transaction ends nobody stores the bytes of files, whatever space they are for. */
export async function holdAssets(trx: Trx): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended('content files', 0))`.execute(trx);
}
