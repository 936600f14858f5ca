import { PASS_HEADER, PASSED_UPLOADS } from "@offizin/contract/photo-pass";
import type { Context } from "hono";
import {
	breakPromise,
	isPromisedBy,
	layPhoto,
	promisePhoto,
} from "../../nouns/photo-passes/passed-photos.ts";
import { findPass } from "../../nouns/photo-passes/photo-passes.ts";
import type { Platform } from "../../nouns/platform.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { UploadWay } from "./resumable-uploads.ts";

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** The pass a phone shows with a request: in a header, so that no address and no log knows it. */
export async function passOf(platform: Platform, c: Context<AppEnv>) {
	const token = c.req.header(PASS_HEADER) ?? "";
	if (!TOKEN.test(token)) return undefined;
	return findPass(platform, { token, channel: c.var.context.site.channel });
}

/** Photos of a phone, which is nobody: they become those of the design's owner, and lie in that design alone. */
export function phoneWay(platform: Platform): UploadWay {
	return {
		path: PASSED_UPLOADS,
		unknown: "photo_pass_unknown",
		tellsTaken: true,
		async sender(c) {
			const pass = await passOf(platform, c);
			return (
				pass && {
					owner: pass.owner,
					isPromised: (id) => isPromisedBy(platform, pass, id),
					onPromise: (upload) => promisePhoto(platform, { pass, upload }),
					onBroken: (id) => breakPromise(platform, id),
					onTaken: (id) => layPhoto(platform, pass, id),
				}
			);
		},
	};
}
