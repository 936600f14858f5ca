import { ok } from "@offizin/base";
import { createUpload, getUpload } from "@offizin/contract";
import { RESUMABLE_UPLOADS } from "@offizin/contract/browser";
import { lookNamed, type PhotoLook } from "@offizin/design";
import { type Rendition, renditions } from "../../adapters/photo/make-renditions.ts";
import { MAX_BYTES } from "../../adapters/photo/upload-limits.ts";
import { proofOn } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../../nouns/platform.ts";
import { originalKey } from "../../nouns/uploads/ingest-photo.ts";
import {
	ensureRenditions,
	type RenditionSet,
	readRendition,
	renditionKey,
	UNPROOFED,
} from "../../nouns/uploads/renditions.ts";
import { takeUpload } from "../../nouns/uploads/take-upload.ts";
import { findUpload, type UploadRow } from "../../nouns/uploads/upload-store.ts";
import { uploadView } from "../../nouns/uploads/upload-view.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { hungUploads } from "./hung-uploads.ts";
import { phoneWay } from "./phone-way.ts";
import { resumableUploads } from "./resumable-uploads.ts";

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

/** Photos of visitors: taken, described and shown to their owners only. */
export function uploadRoutes(platform: Platform) {
	const { database, files, limiter, profiles, renderer, space } = platform;
	const router = createRouter();
	router.on("POST", createUpload.path, rateLimit(limiter, "upload"));
	router.openapi(createUpload, async (c) => {
		const announced = Number(c.req.header("content-length")) || undefined;
		if (announced && announced > MAX_BYTES + FORM_BYTES) return refuse(c, "upload_too_large");
		if (await space.isScarce()) return refuse(c, "upload_storage_full");
		const proof = proofOn(profiles, c.req.valid("query"));
		const sent = { request: c.req.raw, owner: c.var.visitor.ensure(), client: clientOf(c), proof, announced };
		const upload = await takeUpload(platform, sent);
		if (!upload.ok) return refuse(c, upload.error);
		// A photo that was here before may have been proofed for something else.
		const made = await proofOf(upload.value, proof, sent.client);
		if (!made.ok) return refuse(c, made.error === "photo_damaged" ? "upload_damaged" : made.error);
		c.header("Cache-Control", "no-store");
		return c.json(await uploadView(platform, upload.value, proof), 201);
	});
	const resumable = resumableUploads(platform);
	const own = resumable.routesOf({
		path: RESUMABLE_UPLOADS,
		unknown: "upload_not_found",
		sender({ var: { visitor } }, isNew) {
			const owner = isNew ? visitor.ensure() : visitor.owner;
			return owner && { owner };
		},
	});
	router.route("/", own);
	router.route("/", resumable.routesOf(phoneWay(platform)));
	router.route("/", hungUploads(platform));
	router.openapi(getUpload, async (c) => {
		const { owner } = c.var.visitor;
		if (owner === undefined) return refuse(c, "upload_not_found");
		const { id } = c.req.valid("param");
		const client = clientOf(c);
		const proof = proofOn(profiles, c.req.valid("query"));
		const upload = await resumable.finish({ id, owner, client, proof });
		if (!upload.ok) return refuse(c, upload.error);
		// Made now, so that its pictures and what the print does to its colours are known when they are asked for.
		const made = await proofOf(upload.value, proof, client);
		if (!made.ok) return refuse(c, made.error === "photo_damaged" ? "upload_damaged" : made.error);
		c.header("Cache-Control", "no-store");
		return c.json(await uploadView(platform, upload.value, proof), 200);
	});
	// Every look is made anew.
	const limited = rateLimit(limiter, "preview");
	router.on("GET", "/web-api/uploads/:id/:rendition", (c, next) =>
		c.req.query("look") === undefined ? next() : limited(c, next),
	);
	router.get("/web-api/uploads/:id/:rendition", async (c) => {
		const upload = await findUpload(database.db, c.req.param("id"), c.var.visitor.owner);
		const rendition = renditions.find((name) => name === c.req.param("rendition"));
		const asked = c.req.query("proof");
		const proof = proofNamed(asked);
		const name = c.req.query("look");
		const look = name === undefined ? undefined : lookNamed(name);
		const isKnown = name === undefined || look !== undefined;
		if (!upload || !rendition || !proof || !isKnown) return refuse(c, "upload_not_found");
		const request = { set: { sha256: upload.sha256, proof }, rendition, look };
		const made = await pictureOf(upload, request, clientOf(c));
		if (!made.ok) return refuse(c, made.error === "photo_damaged" ? "upload_damaged" : made.error);
		return c.body(Uint8Array.from(made.value), 200, {
			"Content-Type": "image/jpeg",
			// Without the name of a proof the address means what cards are printed by today.
			"Cache-Control": asked === undefined ? "private, no-cache" : "private, max-age=31536000, immutable",
		});
	});

	function proofNamed(asked: string | undefined): RenditionSet["proof"] | undefined {
		if (asked === UNPROOFED) return UNPROOFED;
		return asked === undefined ? profiles.usual : profiles.named(asked);
	}

	interface RenditionRequest {
		readonly set: RenditionSet;
		readonly rendition: Rendition;
		readonly look: PhotoLook | undefined;
	}

	/** Looks are many and made in no time from a rendition: browsers keep them, the file store does not. */
	async function pictureOf(upload: UploadRow, { set, rendition, look }: RenditionRequest, client: string) {
		if (look === undefined || set.proof === UNPROOFED) {
			const made = await proofOf(upload, set.proof, client);
			return made.ok ? ok(await readRendition(files, set, rendition)) : made;
		}
		const made = await proofOf(upload, UNPROOFED, client);
		if (!made.ok) return made;
		const path = await files.localPath(renditionKey({ ...set, proof: UNPROOFED }, rendition));
		return renderer.run("photo.looked", { path, profile: set.proof.profile, look }, { client });
	}

	async function proofOf({ sha256 }: UploadRow, proof: RenditionSet["proof"], client: string) {
		return ensureRenditions(platform, { sha256, proof }, await files.localPath(originalKey(sha256)), {
			client,
		});
	}
	return router;
}
