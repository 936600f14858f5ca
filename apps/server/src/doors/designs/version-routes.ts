import { listDesignVersions as listRoute, restoreDesignVersion as restoreRoute } from "@offizin/contract";
import { listVersions } from "../../nouns/designs/list-versions.ts";
import { restoreVersion } from "../../nouns/designs/restore-version.ts";
import type { Platform } from "../../nouns/platform.ts";
import { clientOf } from "../http/client.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { refuseChange } from "./refuse-change.ts";
import { etagOf, revisionOf } from "./revision-header.ts";

/** What a design was before: looked at, and brought back. */
export function versionRoutes(platform: Platform) {
	const { limiter } = platform;
	const router = createRouter();
	router.on("GET", "/web-api/designs/:id/revisions", rateLimit(limiter, "look"));
	router.on("POST", "/web-api/designs/:id/revisions/:revision/restoration", rateLimit(limiter, "change"));

	router.openapi(listRoute, async (c) => {
		const { id } = c.req.valid("param");
		const versions = await listVersions(platform, { id, owner: c.var.visitor.owner });
		if (!versions) return refuse(c, "design_unknown");
		c.header("Cache-Control", "private, no-store");
		return c.json(versions, 200);
	});
	router.openapi(restoreRoute, async (c) => {
		const base = revisionOf(c.req.valid("header")["if-match"]);
		if (base === undefined) return refuse(c, "revision_required");
		const { id, revision } = c.req.valid("param");
		const whose = { id, owner: c.var.visitor.owner, client: clientOf(c) };
		const restored = await restoreVersion(platform, { ...whose, base, revision: Number(revision) });
		if (!restored.ok) return refuseChange(platform, c, restored.error);
		c.header("ETag", etagOf(restored.value));
		return c.json({ id, revision: restored.value.revision }, 200);
	});
	return router;
}
