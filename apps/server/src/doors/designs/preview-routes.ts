import { geometryOf } from "@offizin/assortment";
import { pageOf } from "@offizin/formats";
import { wordsOf } from "@offizin/words";
import { findDesign } from "../../nouns/designs/design-store.ts";
import { designPreview, previewFormats } from "../../nouns/designs/preview.ts";
import { pageNamed } from "../../nouns/designs/shown-pages.ts";
import type { Platform } from "../../nouns/platform.ts";
import { clientOf } from "../http/client.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

const contentTypes = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" } as const;

/** `/web-api/designs/{id}/preview/{page}.{svg|png|webp}?revision=`: for the owner; the newest without `revision`. */
export function previewRoutes(platform: Platform) {
	const { database, limiter } = platform;
	const router = createRouter();
	router.get("/web-api/designs/:id/preview/:file", rateLimit(limiter, "preview"), async (c) => {
		const [named = "", extension = "", ...others] = c.req.param("file").split(".");
		const asked = c.req.query("revision");
		if (asked !== undefined && !/^\d{1,9}$/.test(asked)) {
			return refuse(c, "request_invalid", { fields: { revision: wordsOf(localeOf(c)).input.whole } });
		}
		const design = await findDesign(database.db, {
			id: c.req.param("id"),
			owner: c.var.visitor.owner,
			...(asked === undefined ? {} : { revision: Number(asked) }),
		});
		if (!design) return refuse(c, "design_unknown");
		const page = pageNamed(design.document, named);
		const format = previewFormats.find((candidate) => candidate === extension);
		if (!format || others.length > 0 || !pageOf(geometryOf(design.document), page))
			return refuse(c, "page_unknown");
		const preview = await designPreview(platform, design, { page, format, client: clientOf(c) });
		if (!preview.ok) return refuse(c, preview.error);
		return c.body(Uint8Array.from(preview.value), 200, {
			"Content-Type": contentTypes[format],
			"Cache-Control": asked === undefined ? "private, no-cache" : "private, max-age=31536000, immutable",
			"Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
		});
	});
	return router;
}
