import {
	type ContentTrashedAsset,
	listTrashedAssets,
	removeAsset as removeAssetDoor,
	restoreAsset as restoreAssetDoor,
} from "@offizin/contract";
import {
	readTrashedAssets,
	type TrashedAsset,
} from "../../../nouns/content-writing/trash/read-trashed-assets.ts";
import { removeAsset, restoreAsset } from "../../../nouns/content-writing/trash/trashed-assets.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, isSet, spaceNow, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { assetView } from "./views.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** Deleted files of a space: looked at, put back, removed for good. */
export function assetTrashRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();

	router.openapi(withRight("content.read", listTrashedAssets), async (c) => {
		const { page, per_page: perPage } = c.req.valid("query");
		const { space, context } = c.var;
		const { total, assets } = await readTrashedAssets(platform.database.db, space.id, { page, perPage });
		c.header("total", String(total));
		c.header("per-page", String(perPage));
		return c.json({ assets: assets.map((asset) => trashedView(space.id, asset, context.origin)) }, 200);
	});
	router.openapi(withRight("content.edit", restoreAssetDoor), async (c) => {
		const id = Number(c.req.valid("param").asset);
		const restored = await restoreAsset(platform, changeOf(c), id);
		const views = viewsOf(platform, c);
		if (!restored.ok) return refuseContent(c, restored.error, views);
		const space = spaceNow(platform, c);
		const asset = space.assets.find((one) => one.id === id);
		return asset
			? c.json({ asset: assetView(space.id, asset, c.var.context.origin) }, 200)
			: refuseContent(c, { code: "asset_unknown" }, views);
	});
	router.openapi(withRight("content.publish", removeAssetDoor), async (c) => {
		const id = Number(c.req.valid("param").asset);
		const isForced = isSet(c.req.valid("query").force_delete);
		const removed = await removeAsset(platform, changeOf(c), { id, isForced });
		if (!removed.ok) return refuseContent(c, removed.error, viewsOf(platform, c));
		const { space, context } = c.var;
		return c.json({ asset: trashedView(space.id, removed.value, context.origin) }, 200);
	});
	return router;
}

function trashedView(space: number, asset: TrashedAsset, origin: string): ContentTrashedAsset {
	return {
		...assetView(space, asset, origin),
		deleted_at: asset.deletedAt.toISOString(),
		deleted_by: asset.deletedBy,
		deleted_by_name: asset.deletedByName,
		removed_at: asset.removedAt.toISOString(),
	};
}
