import { wordsOf } from "@offizin/words";
import { findDesign } from "../../nouns/designs/design-store.ts";
import { proofPdf } from "../../nouns/designs/proof-pdf.ts";
import { shownPages } from "../../nouns/designs/shown-pages.ts";
import type { Platform } from "../../nouns/platform.ts";
import { clientOf } from "../http/client.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** `/web-api/designs/{id}/proof.pdf`: all sides of the newest revision under a watermark, for whoever may see the design. */
export function proofRoutes(platform: Platform) {
	const { database, limiter } = platform;
	const router = createRouter();
	router.get("/web-api/designs/:id/proof.pdf", rateLimit(limiter, "preview"), async (c) => {
		const design = await findDesign(database.db, { id: c.req.param("id"), owner: c.var.visitor.owner });
		if (!design) return refuse(c, "design_unknown");
		// Each page costs what a preview of it costs; the first is paid at the door.
		for (const _page of shownPages(design).slice(1)) {
			const wait = limiter.take("preview", clientOf(c));
			if (wait === 0) continue;
			c.header("Retry-After", String(wait));
			return refuse(c, "rate_limited");
		}
		const locale = localeOf(c);
		const made = await proofPdf(platform, design, { client: clientOf(c), locale });
		if (!made.ok) return refuse(c, made.error);
		return c.body(Uint8Array.from(made.value), 200, {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="${wordsOf(locale).document.proofFile}.pdf"`,
			"Cache-Control": "private, no-store",
		});
	});
	return router;
}
