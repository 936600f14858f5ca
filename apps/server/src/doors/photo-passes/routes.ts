import {
	endPhotoPass as endRoute,
	listPassedPhotos as listRoute,
	makePhotoPass as makeRoute,
} from "@offizin/contract";
import { PHOTO_PASS } from "@offizin/contract/photo-pass";
import { passedPhotos } from "../../nouns/photo-passes/passed-photos.ts";
import { endPass, makePass } from "../../nouns/photo-passes/photo-passes.ts";
import type { Platform } from "../../nouns/platform.ts";
import { phoneAddress, qrOf } from "../../nouns/sharing/link-address.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { passOf } from "../uploads/phone-way.ts";

/** Passes by which a phone puts photos into a design: made, watched and ended where it is edited. */
export function photoPassRoutes(platform: Platform) {
	const { config, limiter } = platform;
	const router = createRouter();
	router.on("POST", "/web-api/designs/:id/photo-passes", rateLimit(limiter, "share"));
	router.on("GET", "/web-api/designs/:id/photo-passes/:pass", rateLimit(limiter, "look"));
	router.on("DELETE", "/web-api/designs/:id/photo-passes/:pass", rateLimit(limiter, "share"));

	router.openapi(makeRoute, async (c) => {
		const { id: design } = c.req.valid("param");
		const made = await makePass(platform, { design, owner: c.var.visitor.owner });
		if (!made.ok) return refuse(c, made.error);
		const { id, secret, expiresAt } = made.value;
		const url = phoneAddress(config, c.var.context.site, secret);
		c.header("Cache-Control", "private, no-store");
		return c.json({ id, url, expiresAt: expiresAt.toISOString(), qr: await qrOf(url) }, 201);
	});
	router.openapi(listRoute, async (c) => {
		const { id: design, pass } = c.req.valid("param");
		const passed = await passedPhotos(platform, { design, pass, owner: c.var.visitor.owner });
		c.header("Cache-Control", "private, no-store");
		if (!passed) return refuse(c, "photo_pass_unknown");
		return c.json({ ...passed, photos: [...passed.photos] }, 200);
	});
	router.openapi(endRoute, async (c) => {
		const { id: design, pass } = c.req.valid("param");
		const isEnded = await endPass(platform, { design, pass, owner: c.var.visitor.owner });
		return isEnded ? c.json({ id: pass }, 200) : refuse(c, "photo_pass_unknown");
	});
	// What the phone asks before it offers anything: whether it would be let in, and until when.
	router.get(PHOTO_PASS, rateLimit(limiter, "look"), async (c) => {
		const pass = await passOf(platform, c);
		c.header("Cache-Control", "private, no-store");
		if (!pass) return refuse(c, "photo_pass_unknown");
		return c.json({ expiresAt: pass.expiresAt.toISOString() }, 200);
	});
	return router;
}
