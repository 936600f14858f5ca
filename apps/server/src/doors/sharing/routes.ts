import {
	getDesignInvitation as invitationRoute,
	listDesignLinks as listRoute,
	mailDesignLink as mailRoute,
	makeDesignLink as makeRoute,
	openSharedDesign as openRoute,
	revokeDesignLink as revokeRoute,
} from "@offizin/contract";
import { designName } from "../../nouns/designs/design-name.ts";
import type { Platform } from "../../nouns/platform.ts";
import { listLinks, makeLink, revokeLink } from "../../nouns/sharing/design-links.ts";
import { linkAddress, qrOf } from "../../nouns/sharing/link-address.ts";
import { findLinked, openDesign } from "../../nouns/sharing/open-design.ts";
import { mailLink } from "../../nouns/sharing/send-link.ts";
import { clientOf } from "../http/client.ts";
import { localeOf } from "../http/locale-of.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";

/** Links and codes that open a design elsewhere: made, listed, revoked, followed. */
export function sharingRoutes(platform: Platform) {
	const { config, limiter } = platform;
	const router = createRouter();
	router.on("GET", "/web-api/designs/:id/links", rateLimit(limiter, "look"));
	router.on("POST", "/web-api/designs/:id/links", rateLimit(limiter, "share"));
	router.on("POST", "/web-api/designs/:id/links/mails", rateLimit(limiter, "share"));
	router.on("DELETE", "/web-api/designs/:id/links/:link", rateLimit(limiter, "share"));
	router.on("GET", "/web-api/invitations/:token", rateLimit(limiter, "look"));
	router.on("POST", openRoute.path, rateLimit(limiter, "share"));

	router.openapi(listRoute, async (c) => {
		const { id } = c.req.valid("param");
		const links = await listLinks(platform, { id, owner: c.var.visitor.owner });
		c.header("Cache-Control", "private, no-store");
		return links ? c.json(links, 200) : refuse(c, "design_unknown");
	});
	router.openapi(makeRoute, async (c) => {
		const asked = c.req.valid("json");
		const { kind } = asked;
		const purpose = asked.kind === "link" ? asked.purpose : "open";
		const whose = { id: c.req.valid("param").id, owner: c.var.visitor.owner };
		const made = await makeLink(platform, { ...whose, kind, purpose });
		if (!made.ok) return refuse(c, made.error);
		const { id, secret, expiresAt } = made.value;
		const token = kind === "link" ? secret : "";
		const url = linkAddress(config, c.var.context.site, { purpose, token });
		c.header("Cache-Control", "private, no-store");
		return c.json(
			{
				id,
				url,
				code: kind === "code" ? secret : null,
				expiresAt: expiresAt.toISOString(),
				qr: await qrOf(url),
			},
			201,
		);
	});
	router.openapi(mailRoute, async (c) => {
		const { owner } = c.var.visitor;
		if (owner === undefined) return refuse(c, "design_unknown");
		const { id } = c.req.valid("param");
		if (limiter.take("share mails", clientOf(c)) > 0) return refuse(c, "mail_limit");
		const sent = await mailLink(platform, { id, owner, site: c.var.context.site, ...c.req.valid("json") });
		return sent.ok ? c.json(sent.value, 200) : refuse(c, sent.error);
	});
	router.openapi(revokeRoute, async (c) => {
		const { id, link } = c.req.valid("param");
		const isRevoked = await revokeLink(platform, { id, link, owner: c.var.visitor.owner });
		return isRevoked ? c.json({ id: link }, 200) : refuse(c, "link_unknown");
	});
	router.openapi(invitationRoute, async (c) => {
		const { token } = c.req.valid("param");
		const linked = await findLinked(platform, { token, channel: c.var.context.site.channel });
		c.header("Cache-Control", "private, no-store");
		if (linked?.purpose !== "open") return refuse(c, "link_unknown");
		return c.json(
			{
				name: designName(platform, linked, localeOf(c)),
				preview: `/web-api/shared-designs/${token}/preview/0.webp`,
				expiresAt: linked.expiresAt.toISOString(),
			},
			200,
		);
	});
	router.openapi(openRoute, async (c) => {
		const by = c.req.valid("json");
		if ("code" in by) {
			// Codes are short: whoever tries them waits soon, whether they were right or wrong.
			const wait = limiter.take("code", clientOf(c));
			if (wait > 0) {
				c.header("Retry-After", String(wait));
				return refuse(c, "rate_limited");
			}
		}
		const { channel } = c.var.context.site;
		const opened = await openDesign(platform, { by, channel, visitor: () => c.var.visitor.ensure() });
		c.header("Cache-Control", "private, no-store");
		return opened.ok ? c.json(opened.value, 200) : refuse(c, opened.error);
	});
	return router;
}
