import {
	deleteUpload as deleteRoute,
	listMyPhotos as listRoute,
	PHOTOS_ON_A_PAGE,
	listPhotoUses as usesRoute,
} from "@offizin/contract";
import { deletePhoto, listMyPhotos, usesOf } from "../../nouns/my-photos/my-photos.ts";
import type { Platform } from "../../nouns/platform.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** All photos a visitor has uploaded: found again for another design, and deleted. */
export function myPhotosRoutes(platform: Platform) {
	const { limiter } = platform;
	const router = createRouter();
	router.on("GET", listRoute.path, rateLimit(limiter, "look"));
	router.on("GET", "/web-api/uploads/:id/uses", rateLimit(limiter, "look"));
	router.on("DELETE", "/web-api/uploads/:id", rateLimit(limiter, "change"));

	router.openapi(listRoute, async (c) => {
		const { page } = c.req.valid("query");
		const request = { owner: c.var.visitor.owner, page, perPage: PHOTOS_ON_A_PAGE };
		const { items, total } = await listMyPhotos(platform, request);
		c.header("Cache-Control", "private, no-store");
		return c.json({ items: items.map((item) => ({ ...item, copies: [...item.copies] })), total }, 200);
	});
	router.openapi(usesRoute, async (c) => {
		const { id } = c.req.valid("param");
		const uses = await usesOf(platform, { id, owner: c.var.visitor.owner, locale: localeOf(c) });
		c.header("Cache-Control", "private, no-store");
		if (!uses) return refuse(c, "upload_not_found");
		return c.json({ ...uses, designs: [...uses.designs] }, 200);
	});
	router.openapi(deleteRoute, async (c) => {
		const { id } = c.req.valid("param");
		const deleted = await deletePhoto(platform, { id, owner: c.var.visitor.owner });
		return deleted.ok ? c.json({ id }, 200) : refuse(c, deleted.error);
	});
	return router;
}
