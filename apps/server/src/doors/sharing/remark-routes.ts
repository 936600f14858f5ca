import {
	addDesignRemark as addRoute,
	listDesignRemarks as listRoute,
	settleDesignRemark as settleRoute,
	getSharedDesign as shownRoute,
} from "@offizin/contract";
import { toMm } from "@offizin/units";
import { pageName } from "@offizin/words";
import { designName } from "../../nouns/designs/design-name.ts";
import { designPreview } from "../../nouns/designs/preview.ts";
import { shownPages } from "../../nouns/designs/shown-pages.ts";
import type { Platform } from "../../nouns/platform.ts";
import { noteLook } from "../../nouns/sharing/open-design.ts";
import { addRemark, findShown, listRemarks, remarksOn, settleRemark } from "../../nouns/sharing/remarks.ts";
import { clientOf } from "../http/client.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Designs that are shown: pictures of their pages by a token alone, and what is remarked on them. */
export function remarkRoutes(platform: Platform) {
	const { database, limiter } = platform;
	const router = createRouter();
	router.on("GET", "/web-api/shared-designs/:token", rateLimit(limiter, "look"));
	router.on("POST", "/web-api/shared-designs/:token/remarks", rateLimit(limiter, "remark"));
	router.on("GET", "/web-api/designs/:id/remarks", rateLimit(limiter, "look"));
	router.on("PUT", "/web-api/designs/:id/remarks/:remark/settlement", rateLimit(limiter, "change"));

	router.openapi(shownRoute, async (c) => {
		const { token } = c.req.valid("param");
		const shown = await findShown(platform, { token, channel: c.var.context.site.channel });
		c.header("Cache-Control", "private, no-store");
		if (shown?.linked.purpose !== "comment") return refuse(c, "link_unknown");
		const { linked, design } = shown;
		await noteLook(platform, linked);
		const locale = localeOf(c);
		return c.json(
			{
				name: designName(platform, linked, locale),
				revision: design.revision,
				expiresAt: linked.expiresAt.toISOString(),
				pages: shownPages(design).map(({ key, format, page }, index) => ({
					name: pageName(format, key, locale),
					preview: `/web-api/shared-designs/${token}/preview/${index}.webp`,
					width: toMm(page.size.width),
					height: toMm(page.size.height),
				})),
				remarks: await remarksOn(database.db, design),
			},
			200,
		);
	});
	// By number, and always the newest: what a page was before is nobody's but its owner's.
	router.get("/web-api/shared-designs/:token/preview/:file", rateLimit(limiter, "preview"), async (c) => {
		const index = /^(\d{1,3})\.webp$/.exec(c.req.param("file"))?.[1];
		const shown = await findShown(platform, {
			token: c.req.param("token"),
			channel: c.var.context.site.channel,
		});
		c.header("Cache-Control", "private, no-store");
		if (!shown) return refuse(c, "link_unknown");
		const page = index === undefined ? undefined : shownPages(shown.design)[Number(index)];
		if (!page) return refuse(c, "page_unknown");
		const client = clientOf(c);
		const preview = await designPreview(platform, shown.design, { page: page.key, format: "webp", client });
		if (!preview.ok) return refuse(c, preview.error);
		return c.body(Uint8Array.from(preview.value), 200, {
			"Content-Type": "image/webp",
			"X-Robots-Tag": "noindex, noimageindex",
		});
	});
	router.openapi(addRoute, async (c) => {
		const { token } = c.req.valid("param");
		const shown = await findShown(platform, { token, channel: c.var.context.site.channel });
		if (shown?.linked.purpose !== "comment") return refuse(c, "link_unknown");
		const added = await addRemark(platform, shown, { ...c.req.valid("json"), visitor: c.var.visitor.owner });
		return added.ok ? c.json(added.value, 201) : refuse(c, added.error);
	});
	router.openapi(listRoute, async (c) => {
		const { id } = c.req.valid("param");
		const items = await listRemarks(platform, { id, owner: c.var.visitor.owner, locale: localeOf(c) });
		c.header("Cache-Control", "private, no-store");
		return items ? c.json({ items }, 200) : refuse(c, "design_unknown");
	});
	router.openapi(settleRoute, async (c) => {
		const { id, remark } = c.req.valid("param");
		const asked = { id, remark, owner: c.var.visitor.owner, ...c.req.valid("json") };
		return (await settleRemark(platform, asked)) ? c.json({ id: remark }, 200) : refuse(c, "not_found");
	});
	return router;
}
