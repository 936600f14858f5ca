import {
	listDesignVersions as listRoute,
	nameDesignVersion as nameRoute,
	getDesignVersion as showRoute,
} from "@offizin/contract";
import { listVersions, showVersion } from "../../nouns/designs/list-versions.ts";
import { nameVersion } from "../../nouns/designs/name-version.ts";
import type { Platform } from "../../nouns/platform.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** What a design was before: looked at, and kept under a name. */
export function versionRoutes(platform: Platform) {
	const { limiter } = platform;
	const router = createRouter();
	router.on("GET", "/web-api/designs/:id/revisions", rateLimit(limiter, "look"));
	router.on("GET", "/web-api/designs/:id/revisions/:revision", rateLimit(limiter, "look"));
	router.on("PUT", "/web-api/designs/:id/revisions/:revision/name", rateLimit(limiter, "change"));

	router.openapi(listRoute, async (c) => {
		const { id } = c.req.valid("param");
		const versions = await listVersions(platform, { id, owner: c.var.visitor.owner });
		if (!versions) return refuse(c, "design_unknown");
		c.header("Cache-Control", "private, no-store");
		return c.json(versions, 200);
	});
	router.openapi(showRoute, async (c) => {
		const { id, revision } = c.req.valid("param");
		const query = { id, owner: c.var.visitor.owner, revision: Number(revision) };
		const version = await showVersion(platform, query);
		if (!version) return refuse(c, "design_unknown");
		const { document, pages, savedAt } = version;
		c.header("Cache-Control", "private, no-store");
		return c.json({ revision: version.revision, savedAt: savedAt.toISOString(), document, pages }, 200);
	});
	router.openapi(nameRoute, async (c) => {
		const { id, revision } = c.req.valid("param");
		const { name } = c.req.valid("json");
		const state = { id, owner: c.var.visitor.owner, revision: Number(revision) };
		const named = await nameVersion(platform, { ...state, name });
		return named.ok ? c.json({ revision: state.revision }, 200) : refuse(c, named.error.code);
	});
	return router;
}
