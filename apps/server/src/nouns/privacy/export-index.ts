import { OPERATOR_LOCALE } from "@offizin/sites";
import { languageOf, languages, say, wordsOf } from "@offizin/words";
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

/** In which languages the page is read, all at once: who asks in writing has told none. */
const locales = [
	OPERATOR_LOCALE,
	...languages.filter((language) => languageOf(OPERATOR_LOCALE) !== language),
];
type ExportWords = ReturnType<typeof wordsOf>["dataExport"];

/** "Bestellungen / Orders". */
function all(pick: (words: ExportWords) => string): string {
	return locales.map((locale) => pick(wordsOf(locale).dataExport)).join(" / ");
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}img{max-width:9rem;max-height:9rem;margin:.25rem;vertical-align:top}small{color:#666}span{display:block;margin-bottom:.5rem}`;

/** The page people read first: what is in the folder. */
export function exportIndex(facts: ExportFacts): string {
	const { email, at, orders, designs, photos, mails, carts, hasOfficeAccount } = facts;
	const none = html`<p>${all(({ nothing }) => nothing)}</p>`;
	const page = html`<!doctype html>
<html lang="${languageOf(OPERATOR_LOCALE)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${all(({ title }) => title)}</title><style>${style}</style></head><body>
<h1>${inEach(({ title }) => title)}</h1>
<p>${email}, ${day(at)}</p>
<p>${inEach(({ everything }) => html`${everything} <a href="data.json">data.json</a>`)}</p>
<h2>${all((words) => words.orders)} (${orders.length})</h2>
${orders.length === 0 ? none : orders.map(orderBlock)}
<h2>${all((words) => words.designs)} (${designs.length})</h2>
${designs.length === 0 ? none : html`<ul>${designs.map(link)}</ul>`}
<h2>${all((words) => words.photos)} (${photos.length})</h2>
${photos.length === 0 ? none : html`<p>${photos.map(picture)}</p>`}
<h2>${all((words) => words.mails)} (${mails.length})</h2>
${mails.length === 0 ? none : html`<ul>${mails.map(link)}</ul>`}
<h2>${all(({ openCarts }) => openCarts)} (${carts})</h2>
${carts === 0 ? none : html`<p>data.json</p>`}
${hasOfficeAccount ? html`<h2>${all(({ staffAccount }) => staffAccount)}</h2><p>${email}</p>` : ""}
<h2>${all(({ reasonsTitle }) => reasonsTitle)}</h2>
<p>${inEach(({ reasons }, locale) => say(reasons, keptFor, locale))}</p>
</body></html>`;
	return String(page);
}

/** The same in each language, one below the other. */
function inEach(pick: (words: ExportWords, locale: string) => unknown) {
	return locales.map(
		(locale) => html`<span lang="${languageOf(locale)}">${pick(wordsOf(locale).dataExport, locale)}</span>`,
	);
}

function orderBlock({ number, state, at, printed }: ExportedOrder) {
	const path = `orders/${number}.json`;
	const paths = (isPicture: boolean) =>
		printed.filter((file) => file.isPicture === isPicture).map((file) => file.path);
	return html`<h3><a href="${path}">${number}</a>, ${day(at)} <small>${all((words) => words.state[state])}</small></h3>
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
