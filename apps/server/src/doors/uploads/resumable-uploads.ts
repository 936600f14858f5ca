import { AsyncLocalStorage } from "node:async_hooks";
import type { Owner } from "@offizin/accounts";
import { invariant, ok, type Result } from "@offizin/base";
import { Server } from "@tus/server";
import { TUS_RESUMABLE } from "@tus/utils";
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

/** Who sends photos by a way of their own, as its door found out. */
export interface Sender {
	/** Whose they become. */
	readonly owner: Owner;
	/** Whether an upload was promised to just them, beside to their owner. */
	readonly isPromised?: (id: string) => Promise<boolean>;
	/** The upload is about to be promised; an error refuses it. */
	readonly onPromise?: (id: string) => Promise<Result<undefined, RefusalCode>>;
	/** Nothing comes of it. */
	readonly onBroken?: (id: string) => Promise<void>;
	/** It is a photo now; told again when somebody asks for it again. */
	readonly onTaken?: (id: string) => Promise<void>;
}

/** A way photos come in. */
export interface UploadWay {
	readonly path: string;
	/** `isNew`: a first photo may make who sends it known. Undefined for nobody. */
	readonly sender: (c: Context<AppEnv>, isNew: boolean) => Sender | undefined | Promise<Sender | undefined>;
	/** What nobody is told. */
	readonly unknown: RefusalCode;
	/** Whether every byte of an upload has become a photo is asked here, and not at a door of its own. */
	readonly tellsTaken?: true;
}

/** What the parts that tus calls know of the request they are called for. */
interface Asking {
	readonly sender: Sender;
	readonly client: string;
	/** Why the request is refused; set by `refuseTus`. */
	refusal?: RefusalCode;
	/** The upload that was charged by it. */
	charged?: string;
}

/**
 * Uploads that survive a lost connection (tus 1.0). `POST` promises an id in its Location; when the last byte has
 * arrived, `GET /web-api/uploads/{id}` describes the photo under that very id: with `finish`, should the answer to the
 * last byte have been lost before the photo was taken. A client that asks how much has arrived (HEAD) hears for a day, as
 * long as its promise is known, that all of it has, and sends nothing a second time.
 * The promise is charged, and given back when the upload is refused or taken back. All ways share one folder.
 */
export function resumableUploads(platform: Platform) {
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

	/** Takes an upload of which every byte has arrived as a photo. */
	async function take(id: string, { sender, client }: Pick<Asking, "sender" | "client">) {
		const product = await store.productOf(id);
		const proof = product ? proofOn(profiles, product) : profiles.usual;
		const upload = await finish({ id, owner: sender.owner, client, proof });
		if (upload.ok) await sender.onTaken?.(id);
		else if (upload.error !== "upload_not_found" && !(await store.has(id))) await sender.onBroken?.(id);
		return upload;
	}

	function routesOf(way: UploadWay) {
		const tus = new Server({
			path: way.path,
			datastore: store,
			relativeLocation: true,
			maxSize: MAX_BYTES,
			namingFunction: newId,
			allowedOrigins: [],
			async onUploadCreate(_request, { id, size = MAX_BYTES }) {
				const { sender, client } = asking();
				const promised = (await sender.onPromise?.(id)) ?? ok(undefined);
				if (!promised.ok) throw refuseTus(promised.error);
				const network = chargedNetwork(config, client);
				const charge = { id, owner: sender.owner, network, bytes: size, at: now() };
				const charged = await chargeUpload(db, charge, quota);
				if (!charged.ok) {
					await sender.onBroken?.(id);
					throw refuseTus(charged.error);
				}
				asking().charged = id;
				return {};
			},
			async onUploadFinish(_request, { id }) {
				const upload = await take(id, asking());
				if (!upload.ok) throw refuseTus(upload.error);
				return {};
			},
		});
		async function giveBack(id: string, sender: Sender): Promise<void> {
			await releaseCharge(db, id);
			await sender.onBroken?.(id);
		}
		async function handle(c: Context<AppEnv>, sender: Sender): Promise<Response> {
			const request: Asking = { sender, client: clientOf(c) };
			const answer = await requests.run(request, () => tus.handleWeb(c.req.raw));
			const { charged } = request;
			if (charged && !answer.ok && !(await store.has(charged))) await giveBack(charged, sender);
			if (request.refusal) {
				c.header("Tus-Resumable", answer.headers.get("Tus-Resumable") ?? undefined);
				return refuse(c, request.refusal);
			}
			return passOn(c, answer);
		}
		/** Says of a photo that all of it has arrived; waits for it while it is being taken. */
		async function tellTaken(c: Context<AppEnv>, sender: Sender, id: string): Promise<Response> {
			const taken = await take(id, { sender, client: clientOf(c) });
			if (!taken.ok) return refuse(c, taken.error);
			const length = String(taken.value.bytes);
			return c.body(null, 200, {
				...{ "Tus-Resumable": TUS_RESUMABLE, "Cache-Control": "no-store" },
				...{ "Upload-Offset": length, "Upload-Length": length },
			});
		}
		async function isTheirs(id: string, { owner, isPromised }: Sender): Promise<boolean> {
			if (!(await isPromisedTo(db, id, owner))) return false;
			return isPromised === undefined || isPromised(id);
		}

		const router = createRouter();
		router.options(way.path, async (c) => passOn(c, await tus.handleWeb(c.req.raw)));
		router.post(way.path, rateLimit(limiter, "upload"), async (c) => {
			if (Number(c.req.header("upload-length") ?? 0) > MAX_BYTES) return refuse(c, "upload_too_large");
			if (await space.isScarce()) return refuse(c, "upload_storage_full");
			const sender = await way.sender(c, true);
			return sender ? handle(c, sender) : refuse(c, way.unknown);
		});
		// Hono routes HEAD, with which a client asks how much has arrived, as GET.
		router.on(["GET", "PATCH", "DELETE"], `${way.path}/:id`, async (c) => {
			const isAsked = c.req.method === "GET";
			if (isAsked && !way.tellsTaken) return refuse(c, "upload_not_found");
			const sender = await way.sender(c, false);
			if (!sender) return refuse(c, way.unknown);
			const id = c.req.param("id");
			if (!(await isTheirs(id, sender))) return refuse(c, "upload_not_found");
			if (isAsked) {
				const taken = await take(id, { sender, client: clientOf(c) });
				return taken.ok ? c.json({ id }, 200) : refuse(c, taken.error);
			}
			const isLookedAt = c.req.method === "HEAD";
			if (!(await store.has(id))) {
				return isLookedAt ? tellTaken(c, sender, id) : refuse(c, "upload_not_found");
			}
			if (c.req.method === "PATCH") {
				await uploadPace.request(clientOf(c));
				if (await space.isScarce()) return refuse(c, "upload_storage_full");
			}
			const answer = await handle(c, sender);
			if (isLookedAt && answer.status === 404) return tellTaken(c, sender, id);
			if (c.req.method === "DELETE" && answer.ok) await giveBack(id, sender);
			return answer;
		});
		return router;
	}
	return { routesOf, finish };
}

/** A foreign Response would lose the headers set before, the visitor's cookie among them. */
function passOn(c: Context<AppEnv>, answer: Response): Response {
	for (const [name, value] of answer.headers) c.header(name, value);
	return c.newResponse(answer.body, answer.status as 200);
}
