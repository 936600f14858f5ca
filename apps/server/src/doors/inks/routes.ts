import { findInk } from "@offizin/contract";
import { ownColor } from "../../adapters/profiles/own-color.ts";
import type { Platform } from "../../nouns/platform.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { createRouter } from "../http/router.ts";

/** Colours of the screen in the inks of the press. */
export function inkRoutes({ limiter, profiles }: Pick<Platform, "limiter" | "profiles">) {
	const router = createRouter();
	router.on("GET", findInk.path, rateLimit(limiter, "look"));
	router.openapi(findInk, async (c) => {
		const { srgb, paperType = "", materialType = "", ...printed } = c.req.valid("query");
		const color = await ownColor(`#${srgb}`, { ...printed, paperType, materialType }, profiles);
		c.header("Cache-Control", "private, max-age=3600");
		return c.json(color, 200);
	});
	return router;
}
