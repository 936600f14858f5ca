import { conventionsOf } from "@offizin/sites";
import { wordsOf } from "@offizin/words";
import { html, raw } from "hono/html";

/** What the list of the mailbox shows of a mail. */
export interface MailSummary {
	readonly mail: string;
	readonly kept_at: Date;
	readonly sender: string;
	readonly recipient: string;
	readonly subject: string;
	/** How its text begins. */
	readonly opening: string;
}

type Mail = Omit<MailSummary, "opening"> & { readonly text: string };

/** Gives the frame the height of the mail in it; without script it keeps the one of the style sheet and scrolls. */
const fitFrame = `{
	const frame = document.querySelector("iframe");
	const fit = () => { frame.style.height = frame.contentDocument.body.offsetHeight + "px"; };
	frame.addEventListener("load", () => { fit(); addEventListener("resize", fit); });
}`;

const envelope = "M3 5.5h18v13H3z M3.5 6l8.5 7 8.5-7";
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#2f4a63" stroke-width="2"><path d="${envelope}"/></svg>`)}`;

/** All mails, newest first. */
export function mailListPage(mails: readonly MailSummary[], locale: string) {
	const words = wordsOf(locale).mailbox;
	const rows = mails.map(
		({ mail, kept_at, sender, recipient, subject, opening }) => html`<tr>
<td class="sender">${nameOf(sender)}</td>
<td class="subject"><a href="/mailbox/${mail}">${subject}</a><span class="opening">${opening}</span></td>
<td class="recipient" data-label="${words.to}">${recipient}</td>
<td class="time">${timeOf(kept_at, locale)}</td></tr>`,
	);
	const list = html`<div class="sheet"><table>
<thead><tr><th scope="col">${words.from}</th><th scope="col">${words.subject}</th><th scope="col">${words.to}</th><th scope="col">${words.time}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
	const nothing = html`<div class="sheet nothing"><p>${words.none}</p>
<p>${words.noneHelp}</p></div>`;
	const body = html`<h1>${words.title}</h1>
<p class="about">${words.about}</p>
${mails.length > 0 ? list : nothing}`;
	return frame({ title: words.title, body, locale });
}

/** One mail: as HTML in a frame of its own, and as text. */
export function mailPage(
	{ mail, kept_at, sender, recipient, subject, text }: Mail,
	{ nonce, locale }: { readonly nonce: string; readonly locale: string },
) {
	const words = wordsOf(locale).mailbox;
	const body = html`<a class="back" href="/mailbox">${words.all}</a>
<h1>${subject}</h1>
<dl><dt>${words.from}</dt><dd>${sender}</dd><dt>${words.to}</dt><dd>${recipient}</dd><dt>${words.time}</dt><dd>${timeOf(kept_at, locale)}</dd></dl>
<div class="sheet"><iframe src="/mailbox/${mail}/html" title="${words.asHtml}"></iframe></div>
<script nonce="${nonce}">${raw(fitFrame)}</script>
<details class="sheet"><summary>${words.asText}</summary><pre tabindex="0">${text}</pre></details>`;
	return frame({ title: subject, body, locale });
}

/** "Papiervogel" of "Papiervogel <bestellung@papiervogel.example>". */
function nameOf(sender: string): string {
	return sender.replace(/ <.*$/, "");
}

function timeOf(at: Date, locale: string) {
	const words = at.toLocaleString(conventionsOf(locale), {
		timeZone: "Europe/Berlin",
		dateStyle: "medium",
		timeStyle: "short",
	});
	return html`<time datetime="${at.toISOString()}">${words}</time>`;
}

interface Framed {
	readonly title: string;
	readonly body: unknown;
	readonly locale: string;
}

function frame({ title, body, locale }: Framed) {
	const words = wordsOf(locale).mailbox;
	return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="${icon}"><link rel="stylesheet" href="/mailbox/mailbox.css"></head>
<body><header class="bar"><div><a href="/mailbox"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round" aria-hidden="true"><path d="${envelope}"/></svg>${words.bar}</a><a href="/">${words.shop}</a></div></header>
<main>${body}</main></body></html>`;
}
