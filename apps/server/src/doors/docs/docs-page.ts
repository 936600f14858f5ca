import { type ChannelKey, sites } from "@offizin/sites";
import { html } from "hono/html";
import { type RefusalCode, refusalStatus } from "../http/refusal-status.ts";
import { refusalWords } from "../http/refusal-words.ts";
import type { Operation } from "./operations.ts";
import { type JsonSchema, schemaFields, typeWords } from "./schema-fields.ts";

const tagNames: Readonly<Record<string, string>> = {
	prices: "Prices",
	products: "Products",
	accessories: "Accessories",
	shipping: "Delivery",
	templates: "Templates",
	designs: "Designs",
	uploads: "Photos",
	cart: "Cart",
	checkout: "Checkout",
	orders: "Orders",
	customer: "Customer",
	office: "Back office",
};

const locales = [...new Set(sites.map(({ locale }) => locale))];

function nameOf(tag: string): string {
	return tagNames[tag] ?? `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
}

/** Stands in a page for scheme and host of whoever asks for it. */
export const originMark = (brand: ChannelKey) => `{origin of ${brand}}`;

/** Parameters every call shares: said once. */
const sharedParameters = ["X-Channel", "X-Locale"];

/** More values than these are folded away. */
const SHOWN_VALUES = 12;

/** Every call of the JSON doors, readable without a program. */
export function docsPage(operations: readonly Operation[]) {
	const byTag = Map.groupBy(operations, ({ tag }) => tag);
	const known = Object.keys(tagNames).filter((tag) => byTag.has(tag));
	const tags = [...known, ...[...byTag.keys()].filter((tag) => !known.includes(tag))];
	return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Offizin: JSON API</title><link rel="stylesheet" href="/web-api/docs/docs.css"></head>
<body><a class="skip" href="#doors">Skip to the calls</a>
<header><h1>Offizin: JSON API</h1>
<p>${operations.length} calls, described as data in <a href="/web-api/openapi.json">openapi.json</a>.</p></header>
<div class="columns">
<nav aria-label="Calls">${tags.map(
		(tag) =>
			html`<details><summary>${nameOf(tag)} <span class="count">${byTag.get(tag)?.length}</span></summary><ul>${(byTag.get(tag) ?? []).map(({ id, method, path }) => html`<li><a href="#${id}"><span class="method">${method}</span> ${broken(path)}</a></li>`)}</ul></details>`,
	)}<p><a href="#codes">Codes of refusals</a></p></nav>
<main id="doors">${introduction()}
${tags.map((tag) => html`<section aria-labelledby="tag-${tag}"><h2 id="tag-${tag}">${nameOf(tag)}</h2>${(byTag.get(tag) ?? []).map(operationView)}</section>`)}
${codes()}</main></div></body></html>`;
}

/** A path that may break at its slashes. */
function broken(path: string) {
	return path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`);
}

function introduction() {
	return html`<section aria-labelledby="start"><h2 id="start">What every call shares</h2>
<dl>
<dt>Brand and market</dt><dd><code>X-Channel</code> is <code>papiervogel</code> or <code>bildwand</code>, with a country if you like (<code>papiervogel-ch</code>). <code>X-Locale</code> is one of ${locales.map((locale, index) => html`${index > 0 ? ", " : ""}<code>${locale}</code>`)}; its country is the market with its currency, VAT and prices. Without them the address decides, in <code>de-DE</code>.</dd>
<dt>Trying a call</dt><dd>One click on a <code>curl</code> line selects all of it. <code>-H 'X-Locale: de-CH'</code> behind it asks for Switzerland.</dd>
<dt>Money</dt><dd>Whole minor units, gross. The lines of a quote add up to its total. <code>unit</code> and <code>total</code> are in the <code>currency</code> beside them, in CHF multiples of 0.05. Prices for GB and US contain no VAT.</dd>
<dt>Delivery</dt><dd>One date, and the same in the words of the locale; null in GB and US, where prices are shown but nothing is delivered.</dd>
<dt>Choices</dt><dd>Parameters of the product; what is left out or empty has the product’s default, unknown parameters are refused by name (<code>parameter_unknown</code>). What does not exist is refused with 422, what does not go together too, with the reason for each field and the <code>nearest</code> query that can be made. Only the option panel (<code>/web-api/calculator/reference</code>) answers the nearest at once and says what it changed.</dd>
<dt>Refusals</dt><dd><code>{code, message, fields?}</code>: the code is stable, the message and each field are sentences for shoppers.</dd>
<dt>Keeping answers</dt><dd>Prices may be kept for a minute (<code>Cache-Control</code>, <code>ETag</code>), but not past the cut-off or midnight; <code>X-Price-List</code> names the list they come from.</dd>
</dl></section>`;
}

function operationView({
	id,
	method,
	path,
	summary,
	parameters,
	requestBody,
	responses,
	example,
	brand,
}: Operation) {
	const answer = Object.entries(responses).find(([status]) => status.startsWith("2"));
	const own = parameters.filter(({ name }) => !sharedParameters.includes(name));
	return html`<article id="${id}" aria-labelledby="${id}-name"><h3 id="${id}-name"><span class="method ${method.toLowerCase()}">${method}</span> <code>${broken(path)}</code></h3>
<p>${summary}</p>
${own.length > 0 ? parameterTable(own) : ""}
${requestBody ? fieldsView("Body", schemaIn(requestBody.content)) : ""}
${answer ? fieldsView(`Answer ${answer[0]}`, schemaIn(answer[1].content)) : ""}
${refusalsView(responses)}
${example ? html`<p class="try"><a href="${originMark(brand)}${example}">Try it</a> <code>curl '${originMark(brand)}${example}'</code></p>` : ""}</article>`;
}

function schemaIn(content: Operation["responses"][string]["content"]): JsonSchema | undefined {
	return content?.["application/json"]?.schema;
}

function parameterTable(parameters: Operation["parameters"]) {
	return html`<div class="scroll" tabindex="0" role="group" aria-label="Parameters"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Values</th><th scope="col">Example</th></tr></thead><tbody>${parameters.map(
		({ name, in: place, required, schema, example, description }) =>
			html`<tr><th scope="row"><code>${name}</code>${required ? html` <span class="note">required</span>` : ""}${place === "query" ? "" : html` <span class="note">in ${place}</span>`}</th><td>${valuesView(schema)}${noteOf(description)}</td><td><code>${[example ?? ""].flat().join(", ")}</code></td></tr>`,
	)}</tbody></table></div>`;
}

function noteOf(description: string | undefined) {
	return description ? html`<div class="note">${description}</div>` : "";
}

/** What a parameter may be. */
function valuesView(schema: JsonSchema) {
	const values = (schema.enum ?? []).map((value) => html`<code>${String(value)}</code>`);
	if (values.length === 0) return typeWords(schema);
	const list = values.map((value, index) => html`${index > 0 ? ", " : ""}${value}`);
	return values.length > SHOWN_VALUES
		? html`<details><summary>one of ${values.length}</summary>${list}</details>`
		: list;
}

function refusalsView(responses: Operation["responses"]) {
	const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
	if (refusals.length === 0) return "";
	return html`<details><summary>Refusals: ${refusals.map(([status]) => status).join(", ")}</summary><div class="scroll" tabindex="0" role="group" aria-label="Refusals"><table><thead><tr><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${refusals.map(
		([status, { description }]) => html`<tr><th scope="row">${status}</th><td>${description}</td></tr>`,
	)}</tbody></table></div></details>`;
}

function fieldsView(title: string, schema: JsonSchema | undefined) {
	const fields = schema ? schemaFields(schema) : [];
	if (fields.length === 0) return "";
	return html`<details><summary>${title}: ${fields.length} fields</summary><div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th></tr></thead><tbody>${fields.map(
		({ path, type, isOptional, description }) =>
			html`<tr><th scope="row"><code>${path}</code>${isOptional ? html` <span class="note">may be absent</span>` : ""}</th><td>${type}${noteOf(description)}</td></tr>`,
	)}</tbody></table></div></details>`;
}

function codes() {
	return html`<section aria-labelledby="codes"><h2 id="codes">Codes of refusals</h2>
<div class="scroll" tabindex="0" role="group" aria-label="Codes"><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead><tbody>${(
		Object.keys(refusalStatus) as RefusalCode[]
	).map(
		(code) =>
			html`<tr id="code-${code}"><th scope="row"><code>${code}</code></th><td>${refusalStatus[code]}</td><td>${refusalWords(code, "en")}</td></tr>`,
	)}</tbody></table></div></section>`;
}
