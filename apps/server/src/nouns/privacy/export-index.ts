import { html } from "hono/html";
import type { OrderTable } from "../../adapters/database/tables/order-table.ts";
import { keptFor } from "../retention/kept-for.ts";

export interface PrintedFile {
	/** In the folder. */
	readonly path: string;
	readonly isPicture: boolean;
}

export interface ExportedOrder {
	readonly number: string;
	readonly state: OrderTable["state"];
	readonly at: Date;
	readonly printed: readonly PrintedFile[];
}

export interface ExportFacts {
	readonly email: string;
	readonly at: Date;
	readonly orders: readonly ExportedOrder[];
	/** Paths in the folder, as all lists below. */
	readonly designs: readonly string[];
	readonly photos: readonly string[];
	readonly mails: readonly string[];
	readonly carts: number;
	readonly hasOfficeAccount: boolean;
}

const stateWords: Readonly<Record<OrderTable["state"], string>> = {
	draft: "wird gerade bestellt / being placed",
	placed: "bestellt / placed",
	abandoned: "abgebrochen / given up",
};

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}img{max-width:9rem;max-height:9rem;margin:.25rem;vertical-align:top}small{color:#666}`;

/** The page people read first: what is in the folder, in German and English. */
export function exportIndex(facts: ExportFacts): string {
	const { email, at, orders, designs, photos, mails, carts, hasOfficeAccount } = facts;
	const none = html`<p>Nichts / nothing</p>`;
	const page = html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Auskunft / Your data</title><style>${style}</style></head><body>
<h1>Auskunft über Ihre Daten<br><small lang="en">Your data</small></h1>
<p>${email}, ${day(at)}. Alles als JSON: <a href="data.json">data.json</a>.<br>
<span lang="en">Everything as JSON: <a href="data.json">data.json</a>.</span></p>
<h2>Bestellungen / Orders (${orders.length})</h2>
${orders.length === 0 ? none : orders.map(orderBlock)}
<h2>Entwürfe / Designs (${designs.length})</h2>
${designs.length === 0 ? none : html`<ul>${designs.map(link)}</ul>`}
<h2>Fotos / Photos (${photos.length})</h2>
${photos.length === 0 ? none : html`<p>${photos.map(picture)}</p>`}
<h2>E-Mails / Mails (${mails.length})</h2>
${mails.length === 0 ? none : html`<ul>${mails.map(link)}</ul>`}
<h2>Offene Warenkörbe / Open carts (${carts})</h2>
${carts === 0 ? none : html`<p>In data.json</p>`}
${hasOfficeAccount ? html`<h2>Konto der Werkstatt / Account of the back office</h2><p>${email}</p>` : ""}
<h2>Wozu und wie lange / Why and how long</h2>
<p>Wir brauchen diese Daten, um Bestellungen auszuführen (Art. 6 Abs. 1 lit. b DSGVO), und für Rechnungen, weil das Gesetz
es verlangt (lit. c). Druckdaten bleiben ${keptFor.printDataMonths} Monate nach dem Versand, Entwürfe ohne Bestellung
${keptFor.designDays} Tage, Kontakt und Lieferanschrift ${keptFor.letterYears} Jahre, Rechnungen ${keptFor.invoiceYears} Jahre. Der
Zusteller erhält die Anschrift, sonst niemand. Sie können Berichtigung und Löschung verlangen, der Verarbeitung
widersprechen und sich bei einer Aufsichtsbehörde beschweren.</p>
<p lang="en">We need these data to carry out orders (art. 6 (1) (b) GDPR), and for invoices, because the law demands it
(c). Print data stay for ${keptFor.printDataMonths} months after an order was sent, designs without an order for
${keptFor.designDays} days, contact and delivery address for ${keptFor.letterYears} years, invoices for
${keptFor.invoiceYears} years. The carrier gets the address, nobody else does. You can demand correction and erasure,
object, and complain to a supervisory authority.</p>
</body></html>`;
	return String(page);
}

function orderBlock({ number, state, at, printed }: ExportedOrder) {
	const path = `orders/${number}.json`;
	const paths = (isPicture: boolean) =>
		printed.filter((file) => file.isPicture === isPicture).map((file) => file.path);
	return html`<h3><a href="${path}">${number}</a>, ${day(at)} <small>${stateWords[state]}</small></h3>
<p>${paths(true).map(picture)}</p><ul>${paths(false).map(link)}</ul>`;
}

function link(path: string) {
	return html`<li><a href="${path}">${path}</a></li>`;
}

function picture(path: string) {
	return html`<a href="${path}"><img src="${path}" alt="${path}"></a>`;
}

function day(at: Date): string {
	return at.toISOString().slice(0, 10);
}
