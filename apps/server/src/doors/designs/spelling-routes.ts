import { acceptDesignWord as acceptRoute, getDesignSpelling as checkRoute } from "@offizin/contract";
import type { Platform } from "../../nouns/platform.ts";
import { acceptWord, checkSpelling } from "../../nouns/spelling/check-spelling.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** How the words of a design are spelt, and which of them somebody calls right. */
export function spellingRoutes(platform: Platform) {
	const { limiter } = platform;
	const router = createRouter();
	router.on("GET", "/web-api/designs/:id/spelling", rateLimit(limiter, "search"));
	router.on("POST", "/web-api/designs/:id/spelling", rateLimit(limiter, "change"));

	router.openapi(checkRoute, async (c) => {
		const checked = await checkSpelling(platform, {
			id: c.req.valid("param").id,
			owner: c.var.visitor.owner,
		});
		if (!checked) return refuse(c, "design_unknown");
		c.header("Cache-Control", "private, no-store");
		const words = checked.words.map(({ suggestions, ...word }) => ({
			...word,
			suggestions: [...suggestions],
		}));
		return c.json({ revision: checked.revision, words }, 200);
	});
	router.openapi(acceptRoute, async (c) => {
		const { word } = c.req.valid("json");
		const isThere = await acceptWord(platform, { ...c.req.valid("param"), owner: c.var.visitor.owner, word });
		return isThere ? c.json({ word }, 200) : refuse(c, "design_unknown");
	});
	return router;
}
