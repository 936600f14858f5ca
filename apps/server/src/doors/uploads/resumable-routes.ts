import { AsyncLocalStorage } from "node:async_hooks";
import type { Owner } from "@offizin/accounts";
import { invariant } from "@offizin/base";
import { RESUMABLE_UPLOADS } from "@offizin/contract/browser";
import { Server } from "@tus/server";
import type { Context } from "hono";
import { newId } from "../../adapters/ids/new-id.ts";
import { MAX_BYTES } from "../../adapters/photo/upload-limits.ts";
import { proofOn } from "../../adapters/profiles/profile-choice.ts";
import type { Platform } from "../../nouns/platform.ts";
import { resumableFinish } from "../../nouns/uploads/finish-resumable.ts";
import { ResumableStore } from "../../nouns/uploads/resumable-store.ts";
import {
	chargedNetwork,
	chargeUpload,
	isPromisedTo,
	releaseCharge,
} from "../../nouns/uploads/upload-charge.ts";
import { uploadFolders } from "../../nouns/uploads/upload-folders.ts";
import { uploadQuota } from "../../nouns/uploads/upload-quota.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { RefusalCode } from "../http/refusal-status.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** What the parts that tus calls know of the request they are called for. */
interface Asking {
	readonly owner: Owner;
	readonly client: string;
	/** Why the request is refused; set by `refuseTus`. */
	refusal?: RefusalCode;
	/** The upload that was charged by it. */
	charged?: string;
}

/**
 * Uploads that survive a lost connection (tus 1.0). `POST` promises an id in its Location; when the last byte has
 * arrived, `GET /web-api/uploads/{id}` describes the photo under that very id: with `finish`, should the answer to the
 * last byte have been lost before the photo was taken.
 * The promise is charged, and given back when the upload is refused or taken back.
 */
export function resumableRoutes(platform: Platform) {
	const {
		config,
		database: { db },
		limiter,
		now,
		profiles,
		space,
		uploadPace,
	} = platform;
	const quota = uploadQuota(config.rateLimitFactor);
	const requests = new AsyncLocalStorage<Asking>();
	const asking = () => {
		const request = requests.getStore();
		invariant(request, "an upload is stored outside a request");
		return request;
	};
	/** tus takes a refusal as something thrown. */
	const refuseTus = (code: RefusalCode) => {
		asking().refusal = code;
		return Object.assign(new Error(code), { status_code: 400, body: code });
	};
	const store = new ResumableStore({
		folder: uploadFolders(config).resumable,
		pace: (count) => uploadPace.bytes(asking().client, count),
		now,
	});
	const finish = resumableFinish(platform, store);
	const tus = new Server({
		path: RESUMABLE_UPLOADS,
		datastore: store,
		relativeLocation: true,
		maxSize: MAX_BYTES,
		namingFunction: newId,
		allowedOrigins: [],
		async onUploadCreate(_request, { id, size = MAX_BYTES }) {
			const { owner, client } = asking();
			const network = chargedNetwork(config, client);
			const charged = await chargeUpload(db, { id, owner, network, bytes: size, at: now() }, quota);
			if (!charged.ok) throw refuseTus(charged.error);
			asking().charged = id;
			return {};
		},
		async onUploadFinish(_request, { id }) {
			const { owner, client } = asking();
			const product = await store.productOf(id);
			const proof = product ? proofOn(profiles, product) : profiles.usual;
			const upload = await finish({ id, owner, client, proof });
			if (!upload.ok) throw refuseTus(upload.error);
			return {};
		},
	});
	async function handle(c: Context<AppEnv>, owner: Owner): Promise<Response> {
		const request: Asking = { owner, client: clientOf(c) };
		const answer = await requests.run(request, () => tus.handleWeb(c.req.raw));
		const { charged } = request;
		if (charged && !answer.ok && !(await store.has(charged))) await releaseCharge(db, charged);
		if (request.refusal) {
			c.header("Tus-Resumable", answer.headers.get("Tus-Resumable") ?? undefined);
			return refuse(c, request.refusal);
		}
		return passOn(c, answer);
	}

	const router = createRouter();
	router.options(RESUMABLE_UPLOADS, async (c) => passOn(c, await tus.handleWeb(c.req.raw)));
	router.post(RESUMABLE_UPLOADS, rateLimit(limiter, "upload"), async (c) => {
		if (Number(c.req.header("upload-length") ?? 0) > MAX_BYTES) return refuse(c, "upload_too_large");
		if (await space.isScarce()) return refuse(c, "upload_storage_full");
		return handle(c, c.var.visitor.ensure());
	});
	// Hono routes HEAD, with which a client asks how much has arrived, as GET.
	router.on(["GET", "PATCH", "DELETE"], `${RESUMABLE_UPLOADS}/:id`, async (c) => {
		if (c.req.method === "GET") return refuse(c, "upload_not_found");
		const { owner } = c.var.visitor;
		const id = c.req.param("id");
		const isTheirs = owner && (await store.has(id)) && (await isPromisedTo(db, id, owner));
		if (!isTheirs) return refuse(c, "upload_not_found");
		if (c.req.method === "PATCH") {
			await uploadPace.request(clientOf(c));
			if (await space.isScarce()) return refuse(c, "upload_storage_full");
		}
		const answer = await handle(c, owner);
		if (c.req.method === "DELETE" && answer.ok) await releaseCharge(db, id);
		return answer;
	});
	return { router, finish };
}

/** A foreign Response would lose the headers set before, the visitor's cookie among them. */
function passOn(c: Context<AppEnv>, answer: Response): Response {
	for (const [name, value] of answer.headers) c.header(name, value);
	return c.newResponse(answer.body, answer.status as 200);
}
