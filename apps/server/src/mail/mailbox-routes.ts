import { html } from "hono/html";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";

const page =
	"font:16px/1.5 system-ui,sans-serif;color:#22302A;max-width:60rem;margin:0 auto;padding:2rem 1rem";
const cell = "text-align:left;padding:.5rem 1rem .5rem 0;border-bottom:1px solid #e5ddd0;vertical-align:top";
const hidden = { "X-Robots-Tag": "noindex, nofollow", "Cache-Control": "no-store" } as const;

/** `/mailbox`: the mails of the demo, which has no mail server. Anywhere else there is no such address. */
export function mailboxRoutes({ config, database: { db } }: Platform) {
	const router = createRouter();
	const isOpen = config.mode === "demo" && !config.smtpUrl;
	router.use("/mailbox/*", async (c, next) => (isOpen ? next() : refuse(c, "not_found")));

	router.on("GET", ["/mailbox", "/mailbox/"], async (c) => {
		const mails = await db
			.selectFrom("kept_mail")
			.select(["mail", "kept_at", "recipient", "subject"])
			.orderBy("kept_at", "desc")
			.limit(200)
			.execute();
		const rows = mails.map(
			({ mail, kept_at, recipient, subject }) => html`<tr>
<td style="${cell}">${kept_at.toLocaleString("de-DE", { timeZone: "Europe/Berlin" })}</td>
<td style="${cell}">${recipient}</td>
<td style="${cell}"><a href="/mailbox/${mail}">${subject}</a></td></tr>`,
		);
		const list = html`<table style="border-collapse:collapse;width:100%"><thead><tr>
<th style="${cell}">Zeit</th><th style="${cell}">An</th><th style="${cell}">Betreff</th></tr></thead><tbody>${rows}</tbody></table>`;
		const body = mails.length > 0 ? list : html`<p>Noch keine E-Mails. Bestellen Sie etwas.</p>`;
		return c.html(frame("Postfach der Demo", body), 200, hidden);
	});

	router.get("/mailbox/:mail", async (c) => {
		const mail = await findMail(c.req.param("mail"));
		if (!mail) return refuse(c, "not_found");
		const body = html`<p><a href="/mailbox">Alle E-Mails</a></p>
<p>Von: ${mail.sender}<br>An: ${mail.recipient}</p>
<h2>HTML</h2>
<iframe src="/mailbox/${mail.mail}/html" title="E-Mail als HTML" style="width:100%;height:56rem;border:1px solid #e5ddd0"></iframe>
<h2>Text</h2>
<pre style="white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace;background:#fff;border:1px solid #e5ddd0;padding:1rem">${mail.text}</pre>`;
		return c.html(frame(mail.subject, body), 200, hidden);
	});
	router.get("/mailbox/:mail/html", async (c) => {
		const mail = await findMail(c.req.param("mail"));
		if (!mail) return refuse(c, "not_found");
		const shown = mail.pictures.reduce(
			(text, { cid, contentType, base64 }) =>
				text.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
			mail.html,
		);
		// Shown as a mail program would: no script, no foreign content, links in a new tab.
		return c.html(shown.replace("<head>", '<head><base target="_blank">'), 200, {
			...hidden,
			"Content-Security-Policy":
				"default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
		});
	});

	function findMail(mail: string) {
		return db.selectFrom("kept_mail").selectAll().where("mail", "=", mail).executeTakeFirst();
	}
	return router;
}

function frame(title: string, body: unknown) {
	return html`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body style="margin:0;background:#FBF7F1"><main style="${page}"><h1 style="font-weight:500">${title}</h1>${body}</main></body></html>`;
}
