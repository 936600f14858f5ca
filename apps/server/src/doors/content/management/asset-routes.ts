import { type LibrarySpace, plainImage } from "@offizin/content";
import {
	changeAsset as changeAssetDoor,
	createAsset as createAssetDoor,
	deleteAsset as deleteAssetDoor,
	getPicture,
	listAssets,
} from "@offizin/contract";
import { bodyLimit } from "hono/body-limit";
import { MAX_BYTES } from "../../../adapters/photo/upload-limits.ts";
import { assetPath } from "../../../nouns/content/assets/asset-file.ts";
import { changeAsset, deleteAsset } from "../../../nouns/content-writing/assets/change-asset.ts";
import { type SentAsset, takeAsset } from "../../../nouns/content-writing/assets/take-asset.ts";
import { openImagePath } from "../../../nouns/images/image-signature.ts";
import { originalFormat } from "../../../nouns/images/original-format.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { clientOf } from "../../http/client.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import { changeOf, isSet, pageOf, spaceNow, viewsOf } from "./asking.ts";
import { refuseContent } from "./refuse-content.ts";
import { assetView } from "./views.ts";
import { type ContentEnv, withRight } from "./who-may.ts";

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

/** Files of a space. */
export function assetRoutes(platform: Platform) {
	const router = createRouter<ContentEnv>();
	const assetIn = (space: LibrarySpace, id: number) => space.assets.find((asset) => asset.id === id);

	// Also of those whose length nobody has announced, before they fill the memory.
	router.use(
		createAssetDoor.path.replace("{space}", ":space"),
		bodyLimit({ maxSize: MAX_BYTES + FORM_BYTES, onError: (c) => refuse(c, "asset_too_large") }),
	);
	router.openapi(withRight("content.read", listAssets), (c) => {
		const { search = "", ...paging } = c.req.valid("query");
		const words = search.trim().toLowerCase();
		const found = c.var.space.assets
			.filter(({ name, alt, title }) => `${name}\n${alt}\n${title}`.toLowerCase().includes(words))
			.toReversed();
		const { context, space } = c.var;
		return c.json(
			{ assets: pageOf(c, found, paging).map((asset) => assetView(space.id, asset, context.origin)) },
			200,
		);
	});
	router.openapi(withRight("content.edit", createAssetDoor), async (c) => {
		if (await platform.space.isScarce()) return refuse(c, "upload_storage_full");
		const sent = await sentAsset(c.req.raw, clientOf(c));
		if (typeof sent === "string") return refuseContent(c, { code: sent }, viewsOf(platform, c));
		const taken = await takeAsset(platform, changeOf(c), sent);
		if (!taken.ok) return refuseContent(c, taken.error, viewsOf(platform, c));
		const space = spaceNow(platform, c);
		const asset = assetIn(space, taken.value);
		return asset
			? c.json({ asset: assetView(space.id, asset, c.var.context.origin) }, 201)
			: refuseContent(c, { code: "asset_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.edit", changeAssetDoor), async (c) => {
		const id = Number(c.req.valid("param").asset);
		const changed = await changeAsset(platform, changeOf(c), { ...c.req.valid("json").asset, id });
		if (!changed.ok) return refuseContent(c, changed.error, viewsOf(platform, c));
		const space = spaceNow(platform, c);
		const asset = assetIn(space, id);
		return asset
			? c.json({ asset: assetView(space.id, asset, c.var.context.origin) }, 200)
			: refuseContent(c, { code: "asset_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.edit", deleteAssetDoor), async (c) => {
		const id = Number(c.req.valid("param").asset);
		const isForced = isSet(c.req.valid("query").force_delete);
		const deleted = await deleteAsset(platform, changeOf(c), { id, isForced });
		if (!deleted.ok) return refuseContent(c, deleted.error, viewsOf(platform, c));
		const { context, space } = c.var;
		const asset = assetIn(space, id);
		return asset
			? c.json({ asset: assetView(space.id, asset, context.origin) }, 200)
			: refuseContent(c, { code: "asset_unknown" }, viewsOf(platform, c));
	});
	router.openapi(withRight("content.edit", getPicture), (c) => {
		const { space, context } = c.var;
		const asset = assetIn(space, Number(c.req.valid("param").asset));
		if (!asset) return refuseContent(c, { code: "asset_unknown" }, viewsOf(platform, c));
		if (!originalFormat(asset)) return refuse(c, "image_not_a_picture");
		const options = { ...plainImage, ...c.req.valid("query") };
		const path = openImagePath(platform.config.secret, assetPath(space.id, asset), options);
		return c.json({ url: `${context.origin}${path}` }, 200);
	});
	return router;
}

const MAX_SAID = 2000;

/** Reads the form; members of the staff send one file at a time, so it may stand in memory. */
async function sentAsset(
	request: Request,
	client: string,
): Promise<SentAsset | "upload_missing" | "asset_too_large"> {
	const form = await request.formData().catch(() => undefined);
	const file = form?.get("file");
	if (!(file instanceof File)) return "upload_missing";
	if (file.size > MAX_BYTES) return "asset_too_large";
	const said = (field: string) => {
		const value = form?.get(field);
		return typeof value === "string" ? value.slice(0, MAX_SAID) : "";
	};
	return {
		name: file.name,
		bytes: new Uint8Array(await file.arrayBuffer()),
		alt: said("alt"),
		title: said("title"),
		copyright: said("copyright"),
		source: said("source"),
		client,
	};
}
