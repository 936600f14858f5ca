import { type Selectable, sql } from "kysely";
import type { Db } from "../../../adapters/database/database.ts";
import type { ContentAssetTable } from "../../../adapters/database/tables/content-table.ts";
import { addressPattern } from "../../content/assets/asset-file.ts";
import { liveStories } from "../../content/library/live-stories.ts";

/** Stories in which the address of a file stands, as drafts or published; 100 at most. */
export function storiesShowing(
	db: Db,
	{ space, hash }: Pick<Selectable<ContentAssetTable>, "space" | "hash">,
) {
	const text = addressPattern(space, hash);
	return liveStories(db, space)
		.select(["id", "name", "full_slug"])
		.where(sql<boolean>`(draft::text like ${text} or published::text like ${text})`)
		.orderBy("full_slug")
		.limit(100)
		.execute();
}
