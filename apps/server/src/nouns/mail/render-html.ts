import { html } from "hono/html";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent, MailItem } from "./mail-content.ts";

/**
 * The HTML part: one column of tables with styles on the elements, since that is what mail programs understand. Every
 * value is escaped by `html`.
 */
export async function renderHtml(content: MailContent, brand: MailBrand): Promise<string> {
	const { subject, greeting, paragraphs, items, totals, blocks, link, terms, farewell } = content;
	const text = `font-family:${brand.body};font-size:16px;line-height:26px;color:${brand.ink}`;
	const small = `font-family:${brand.body};font-size:13px;line-height:20px;color:${brand.quiet}`;
	const line = `border-top:1px solid ${brand.hairline}`;
	const [opening, ...rest] = paragraphs;
	const page = await html`<!doctype html>
<html lang="${content.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:${brand.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.ground}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 28px 24px;font-family:${brand.headline};font-size:22px;color:${brand.ink}">${brand.name}</td></tr>
<tr><td style="background:${brand.surface};border-radius:${brand.radius};padding:36px 28px">
<h1 style="margin:0 0 24px;font-family:${brand.headline};font-weight:normal;font-size:28px;line-height:34px;color:${brand.ink}">${subject}</h1>
<p style="margin:0 0 16px;${text}">${greeting}</p>
<p style="margin:0 0 16px;${text}">${opening}</p>
${rest.map((words) => html`<p style="margin:0 0 16px;${text}">${words}</p>`)}
${items.map((item) => itemRow(item, { text, small, line, radius: brand.radius }))}
${totals.length > 0 ? totalsTable(totals, { text, small, line }) : ""}
<p style="margin:28px 0"><a href="${link.href}" style="display:inline-block;background:${brand.action};color:#ffffff;font-family:${brand.body};font-size:16px;line-height:20px;padding:14px 26px;border-radius:${brand.radius};text-decoration:none">${link.words}</a></p>
${blocks.map((block) => blockHtml(block, { text, small, line }))}
<p style="margin:28px 0 0;${text}">${farewell.split("\n").map((words) => html`${words}<br>`)}</p>
</td></tr>
<tr><td style="padding:28px">${terms.map((block) => blockHtml(block, { text: small, small, line: "" }))}</td></tr>
</table></td></tr></table>
</body></html>`;
	return String(page);
}

interface Styles {
	readonly text: string;
	readonly small: string;
	readonly line: string;
}

function itemRow(item: MailItem, { text, small, line, radius }: Styles & { readonly radius: string }) {
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${line}"><tr>
${item.cid ? html`<td width="140" valign="top" style="padding:20px 20px 20px 0"><img src="cid:${item.cid}" width="120" alt="${item.pictureWords}" style="display:block;width:120px;height:auto;border-radius:${radius};box-shadow:0 2px 10px rgba(60,45,30,.18)"></td>` : ""}
<td valign="top" style="padding:20px 0;${text}"><strong style="font-weight:600">${item.name}</strong><br>${item.details.map((words) => html`<span style="${small}">${words}</span><br>`)}<span style="white-space:nowrap">${item.amount}</span></td>
</tr></table>`;
}

function totalsTable(totals: MailContent["totals"], { text, small, line }: Styles) {
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${line};margin-top:4px">
${totals.map(([label, amount], index) => {
	const style = index === totals.length - 1 ? `${text};font-weight:600` : small;
	return html`<tr><td style="padding:6px 0;${style}">${label}</td><td align="right" style="padding:6px 0;white-space:nowrap;${style}">${amount}</td></tr>`;
})}</table>`;
}

function blockHtml({ title, lines }: MailBlock, { text, small, line }: Styles) {
	return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${line}"><tr><td style="padding:14px 0"><span style="${small};font-weight:600">${title}</span><br><span style="${text}">${lines.map((words) => html`${words}<br>`)}</span></td></tr></table>`;
}
