import { createUpload, getUpload } from "@offizin/contract";
import { freeSpace } from "../disk/free-space.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { readRendition } from "../images/renditions.ts";
import { renditions } from "../photo/make-renditions.ts";
import type { Platform } from "../platform.ts";
import { resumableRoutes } from "./resumable-routes.ts";
import { takeUpload } from "./take-upload.ts";
import { MAX_BYTES } from "./upload-limits.ts";
import { findUpload } from "./upload-store.ts";
import { uploadView } from "./upload-view.ts";

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

/** Photos of visitors: taken, described and shown to their owners only. */
export function uploadRoutes(platform: Platform) {
	const { database, files, config, limiter, now } = platform;
	const space = freeSpace(config, now);
	const router = createRouter();
	router.on("POST", createUpload.path, rateLimit(limiter, "upload"));
	router.openapi(createUpload, async (c) => {
		const announced = Number(c.req.header("content-length")) || undefined;
		if (announced && announced > MAX_BYTES + FORM_BYTES) return refuse(c, "upload_too_large");
		if (await space.isScarce()) return refuse(c, "upload_storage_full");
		const sent = { request: c.req.raw, owner: c.var.visitor.ensure(), client: clientOf(c), announced };
		const upload = await takeUpload(platform, sent);
		if (!upload.ok) return refuse(c, upload.error);
		c.header("Cache-Control", "no-store");
		return c.json(uploadView(upload.value), 201);
	});
	const resumable = resumableRoutes(platform, space);
	router.route("/", resumable.router);
	router.openapi(getUpload, async (c) => {
		const { id: owner } = c.var.visitor;
		if (owner === undefined) return refuse(c, "upload_not_found");
		const { id } = c.req.valid("param");
		const upload = await resumable.finish({ id, owner, client: clientOf(c) });
		if (!upload.ok) return refuse(c, upload.error);
		c.header("Cache-Control", "no-store");
		return c.json(uploadView(upload.value), 200);
	});
	router.get("/web-api/uploads/:id/:rendition", async (c) => {
		const upload = await findUpload(database.db, c.req.param("id"), c.var.visitor.id);
		const rendition = renditions.find((name) => name === c.req.param("rendition"));
		if (!upload || !rendition) return refuse(c, "upload_not_found");
		const bytes = await readRendition(files, upload.sha256, rendition);
		return c.body(Uint8Array.from(bytes), 200, {
			"Content-Type": "image/jpeg",
			"Cache-Control": "private, max-age=31536000, immutable",
		});
	});
	return router;
}
