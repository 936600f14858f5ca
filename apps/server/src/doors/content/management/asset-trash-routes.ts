import type { TrashedAsset } from "@offizin/content";
import {
	type ContentTrashedAsset,
	listTrashedAssets,
	removeAsset as removeAssetDoor,
	restoreAsset as restoreAssetDoor,
} from "@offizin/contract";
import { removalOf } from "../../../nouns/content-writing/trash/read-trash.ts";
import { removeAsset, restoreAsset } from "../../../nouns/content-writing/trash/trashed-assets.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, isSet, pageOf, spaceNow, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { assetView } from "./views.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** Deleted files of a space: looked at, put back, removed for good. */
export function assetTrashRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();

	router.openapi(withRight("content.read", listTrashedAssets), (c) => {
		const { space, context } = c.var;
		const newestFirst = space.trashedAssets.toSorted(
			(a, b) => b.deletedAt.localeCompare(a.deletedAt) || b.id - a.id,
		);
		const assets = pageOf(c, newestFirst, c.req.valid("query"));
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
		const views = viewsOf(platform, c);
		if (!removed.ok) return refuseContent(c, removed.error, views);
		const { space, context } = c.var;
		const asset = space.trashedAssets.find((one) => one.id === id);
		return asset
			? c.json({ asset: trashedView(space.id, asset, context.origin) }, 200)
			: refuseContent(c, { code: "asset_unknown" }, views);
	});
	return router;
}

function trashedView(space: number, asset: TrashedAsset, origin: string): ContentTrashedAsset {
	return {
		...assetView(space, asset, origin),
		deleted_at: asset.deletedAt,
		deleted_by: asset.deletedBy,
		removed_at: removalOf(new Date(asset.deletedAt)).toISOString(),
	};
}
