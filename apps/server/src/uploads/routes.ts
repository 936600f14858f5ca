import { createUpload, getUpload } from "@offizin/contract";
import { freeSpace } from "../disk/free-space.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { ensureRenditions, type RenditionSet, readRendition, UNPROOFED } from "../images/renditions.ts";
import { renditions } from "../photo/make-renditions.ts";
import type { Platform } from "../platform.ts";
import { originalKey } from "./ingest-photo.ts";
import { resumableRoutes } from "./resumable-routes.ts";
import { takeUpload } from "./take-upload.ts";
import { MAX_BYTES } from "./upload-limits.ts";
import { findUpload, type UploadRow } from "./upload-store.ts";
import { uploadView } from "./upload-view.ts";

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

/** Photos of visitors: taken, described and shown to their owners only. */
export function uploadRoutes(platform: Platform) {
	const { database, files, config, limiter, now, profiles } = platform;
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
		return c.json(await uploadView(platform, upload.value, profiles.usual), 201);
	});
	const resumable = resumableRoutes(platform, space);
	router.route("/", resumable.router);
	router.openapi(getUpload, async (c) => {
		const { id: owner } = c.var.visitor;
		if (owner === undefined) return refuse(c, "upload_not_found");
		const { id } = c.req.valid("param");
		const client = clientOf(c);
		const upload = await resumable.finish({ id, owner, client });
		if (!upload.ok) return refuse(c, upload.error);
		const { paperType, ...product } = c.req.valid("query");
		const proof = paperType ? profiles.choose({ ...product, paperType }) : profiles.usual;
		// Made now, so that its pictures and what the print does to its colours are known when they are asked for.
		const made = await proofOf(upload.value, proof, client);
		if (!made.ok) return refuse(c, made.error === "photo_damaged" ? "upload_damaged" : made.error);
		c.header("Cache-Control", "no-store");
		return c.json(await uploadView(platform, upload.value, proof), 200);
	});
	router.get("/web-api/uploads/:id/:rendition", async (c) => {
		const upload = await findUpload(database.db, c.req.param("id"), c.var.visitor.id);
		const rendition = renditions.find((name) => name === c.req.param("rendition"));
		const asked = c.req.query("proof");
		const proof = proofNamed(asked);
		if (!upload || !rendition || !proof) return refuse(c, "upload_not_found");
		const made = await proofOf(upload, proof, clientOf(c));
		if (!made.ok) return refuse(c, made.error === "photo_damaged" ? "upload_damaged" : made.error);
		const bytes = await readRendition(files, { sha256: upload.sha256, proof }, rendition);
		return c.body(Uint8Array.from(bytes), 200, {
			"Content-Type": "image/jpeg",
			// Without the name of a proof the address means what cards are printed by today.
			"Cache-Control": asked === undefined ? "private, no-cache" : "private, max-age=31536000, immutable",
		});
	});

	function proofNamed(asked: string | undefined): RenditionSet["proof"] | undefined {
		if (asked === UNPROOFED) return UNPROOFED;
		return asked === undefined ? profiles.usual : profiles.named(asked);
	}

	async function proofOf({ sha256 }: UploadRow, proof: RenditionSet["proof"], client: string) {
		return ensureRenditions(platform, { sha256, proof }, await files.localPath(originalKey(sha256)), {
			client,
		});
	}
	return router;
}
