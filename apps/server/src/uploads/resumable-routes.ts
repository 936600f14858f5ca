import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { invariant } from "@offizin/base";
import { Server } from "@tus/server";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { newId } from "../http/new-id.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { type RefusalCode, refusalTable } from "../http/refusal-table.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { ingestPhoto } from "./ingest-photo.ts";
import { ResumableStore } from "./resumable-store.ts";
import { uploadFolders } from "./upload-folders.ts";
import { MAX_BYTES } from "./upload-limits.ts";

const PATH = "/web-api/uploads/resumable";

/**
 * Uploads that survive a lost connection (tus 1.0). `POST` promises an id in its Location; when the last byte has
 * arrived, `GET /web-api/uploads/{id}` describes the photo under that very id.
 */
export function resumableRoutes(platform: Platform) {
	const { config, limiter, now } = platform;
	const visitors = new AsyncLocalStorage<string>();
	const owner = () => {
		const id = visitors.getStore();
		invariant(id, "an upload is stored outside a request");
		return id;
	};
	const store = new ResumableStore(uploadFolders(config).resumable, owner, now);
	const tus = new Server({
		path: PATH,
		datastore: store,
		relativeLocation: true,
		maxSize: MAX_BYTES,
		namingFunction: newId,
		allowedOrigins: [],
		async onUploadFinish(_request, { id }) {
			const received = { path: store.pathOf(id), ...(await digest(store, id)), owner: owner(), id };
			const upload = await ingestPhoto(platform, received);
			await store.remove(id);
			if (!upload.ok) throw tusRefusal(upload.error);
			return {};
		},
	});
	async function handle(c: Context<AppEnv>, visitor: string): Promise<Response> {
		const answer = await visitors.run(visitor, () => tus.handleWeb(c.req.raw));
		// A foreign Response would lose the headers set before, the visitor's cookie among them.
		for (const [name, value] of answer.headers) c.header(name, value);
		return c.newResponse(answer.body, answer.status as 200);
	}

	const router = createRouter();
	router.options(PATH, (c) => handle(c, ""));
	router.post(PATH, rateLimit(limiter, "upload"), async (c) => {
		if (Number(c.req.header("upload-length") ?? 0) > MAX_BYTES) return refuse(c, "upload_too_large");
		return handle(c, c.var.visitor.ensure());
	});
	// Hono routes HEAD, with which a client asks how much has arrived, as GET.
	router.on(["GET", "PATCH", "DELETE"], `${PATH}/:id`, async (c) => {
		if (c.req.method === "GET") return refuse(c, "upload_not_found");
		const visitor = c.var.visitor.id;
		if (!visitor || (await store.ownerOf(c.req.param("id"))) !== visitor)
			return refuse(c, "upload_not_found");
		return handle(c, visitor);
	});
	return router;
}

async function digest(store: ResumableStore, id: string): Promise<{ sha256: string; bytes: number }> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of store.read(id)) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	return { sha256: hash.digest("hex"), bytes };
}

/** A refusal as tus wants it thrown. */
function tusRefusal(code: RefusalCode) {
	const { status, message } = refusalTable[code];
	return Object.assign(new Error(code), { status_code: status, body: JSON.stringify({ code, message }) });
}
