import { productOf } from "@offizin/assortment";
import {
	confirmWaitlist as confirmRoute,
	joinWaitlist as joinRoute,
	leaveWaitlist as leaveRoute,
} from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { confirmWaitlist, leaveWaitlist } from "../../nouns/waitlist/answer-waitlist.ts";
import { joinWaitlist } from "../../nouns/waitlist/join-waitlist.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Who wants to hear when a product can be designed. Asking is slowed down: every request may send a mail. */
export function waitlistRoutes(platform: Platform) {
	const router = createRouter();
	router.use(joinRoute.path, rateLimit(platform.limiter, "waitlist"));
	router.openapi(joinRoute, async (c) => {
		const { email, product } = c.req.valid("json");
		const { site } = c.var.context;
		if (!productOf(product)?.channels.includes(site.channel)) return refuse(c, "product_not_sold");
		await joinWaitlist(platform, { site, email, product });
		return c.json({ product }, 200);
	});
	router.openapi(confirmRoute, async (c) => {
		const product = await confirmWaitlist(platform, c.req.valid("json").token);
		return product ? c.json({ product }, 200) : refuse(c, "not_found");
	});
	router.openapi(leaveRoute, async (c) => {
		const isOurs = await leaveWaitlist(platform, c.req.valid("json").token);
		return isOurs ? c.json({}, 200) : refuse(c, "not_found");
	});
	return router;
}
