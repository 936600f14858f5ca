import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findKeptMail, listKeptMails } from "../../nouns/mail/kept-mails.ts";
import type { Platform } from "../../nouns/platform.ts";
import { localeOf } from "../http/locale-of.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { mailListPage, mailPage } from "./mailbox-page.ts";

const hidden = { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "no-store" } as const;

/**
 * How a mail is shown: no script, no foreign content, links in a new tab. "allow-same-origin" lets the page around it
 * measure its height; where no script runs it gives nothing else away.
 */
const mailPolicy =
	"default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** `/mailbox`: the mails of the demo, which has no mail server. Anywhere else there is no such address. */
export function mailboxRoutes({ config, database: { db } }: Platform) {
	const router = createRouter();
	const isOpen = config.mode === "demo" && !config.smtpUrl;
	router.use("/mailbox/*", async (c, next) => (isOpen ? next() : refuse(c, "not_found")));

	const style = readFileSync(join(import.meta.dirname, "mailbox.css"), "utf8");
	router.get("/mailbox/mailbox.css", (c) =>
		c.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }),
	);

	router.on("GET", ["/mailbox", "/mailbox/"], async (c) => {
		const mails = await listKeptMails(db);
		return c.html(mailListPage(mails, localeOf(c)), 200, hidden);
	});

	router.get("/mailbox/:mail", async (c) => {
		const mail = await findKeptMail(db, c.req.param("mail"));
		return mail
			? c.html(mailPage(mail, { nonce: c.var.nonce, locale: localeOf(c) }), 200, hidden)
			: refuse(c, "not_found");
	});
	router.get("/mailbox/:mail/html", async (c) => {
		const mail = await findKeptMail(db, c.req.param("mail"));
		if (!mail) return refuse(c, "not_found");
		const shown = mail.pictures.reduce(
			(text, { cid, contentType, base64 }) =>
				text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
			mail.html,
		);
		return c.html(shown.replace("<head>", '<head><base target="_blank">'), 200, {
			...hidden,
			"Content-Security-Policy": mailPolicy,
		});
	});
	return router;
}
