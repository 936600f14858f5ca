import { search } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { createRouter } from "../http/router.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";

/** What shoppers find by words. Answers are kept until pages change: many people type the same. */
export function searchRoutes({ search: index, turns, limiter }: Platform) {
	const router = createRouter();
	const kept = keptAnswers(() => index.version(), turns);
	router.use(search.path, rateLimit(limiter, "search"), sharedAnswer, contentTag, kept);
	router.openapi(search, async (c) => {
		const { q, kind, limit } = c.req.valid("query");
		const { channel, locale } = c.var.context.site;
		return c.json(await index.find({ query: q, kind, limit, channel, locale }), 200);
	});
	return router;
}
