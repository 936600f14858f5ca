import {
	copyDesign as copyRoute,
	DESIGNS_ON_A_PAGE,
	deleteDesign as deleteRoute,
	listMyDesigns as listRoute,
	getDesignName as nameRoute,
	keepDesignQuantity as quantityRoute,
	renameDesign as renameRoute,
} from "@offizin/contract";
import { copyDesign } from "../../nouns/designs/copy-design.ts";
import { findDesignName } from "../../nouns/designs/design-name.ts";
import { keepQuantity } from "../../nouns/designs/keep-quantity.ts";
import { renameDesign } from "../../nouns/designs/rename-design.ts";
import { listMyDesigns } from "../../nouns/my-designs/list-my-designs.ts";
import type { Platform } from "../../nouns/platform.ts";
import { keptFor } from "../../nouns/retention/kept-for.ts";
import { putAway } from "../../nouns/sharing/put-away.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** All designs of a visitor: found again, named, doubled, thrown away. */
export function myDesignsRoutes(platform: Platform) {
	const { limiter } = platform;
	const router = createRouter();
	router.on("GET", listRoute.path, rateLimit(limiter, "look"));
	router.on("GET", "/web-api/designs/:id/name", rateLimit(limiter, "look"));
	router.on("PUT", "/web-api/designs/:id/name", rateLimit(limiter, "change"));
	router.on("PUT", "/web-api/designs/:id/quantity", rateLimit(limiter, "change"));
	router.on("POST", "/web-api/designs/:id/copies", rateLimit(limiter, "design"));
	router.on("DELETE", "/web-api/designs/:id", rateLimit(limiter, "change"));

	router.openapi(listRoute, async (c) => {
		const { page } = c.req.valid("query");
		const { owner } = c.var.visitor;
		const { site } = c.var.context;
		const request = { owner, site: { ...site, locale: localeOf(c) }, page, perPage: DESIGNS_ON_A_PAGE };
		c.header("Cache-Control", "private, no-store");
		return c.json({ ...(await listMyDesigns(platform, request)), keptDays: keptFor.designDays }, 200);
	});
	router.openapi(nameRoute, async (c) => {
		const { id } = c.req.valid("param");
		const named = await findDesignName(platform, { id, owner: c.var.visitor.owner, locale: localeOf(c) });
		c.header("Cache-Control", "private, no-store");
		return named ? c.json(named, 200) : refuse(c, "design_unknown");
	});
	router.openapi(renameRoute, async (c) => {
		const { id } = c.req.valid("param");
		const { name } = c.req.valid("json");
		const isThere = await renameDesign(platform, { id, owner: c.var.visitor.owner, name });
		return isThere ? c.json({ id }, 200) : refuse(c, "design_unknown");
	});
	router.openapi(quantityRoute, async (c) => {
		const { id } = c.req.valid("param");
		const { quantity } = c.req.valid("json");
		const isThere = await keepQuantity(platform, { id, owner: c.var.visitor.owner, quantity });
		return isThere ? c.json({ id, quantity }, 200) : refuse(c, "design_unknown");
	});
	router.openapi(copyRoute, async (c) => {
		const request = { id: c.req.valid("param").id, owner: c.var.visitor.owner, locale: localeOf(c) };
		const copy = await copyDesign(platform, request);
		return copy.ok ? c.json(copy.value, 201) : refuse(c, copy.error);
	});
	router.openapi(deleteRoute, async (c) => {
		const { id } = c.req.valid("param");
		const away = await putAway(platform, { id, owner: c.var.visitor.owner });
		return away.ok ? c.json({ id }, 200) : refuse(c, away.error);
	});
	return router;
}
