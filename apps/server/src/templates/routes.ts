import { createHash } from "node:crypto";
import { marketOf } from "@offizin/catalog";
import { parseCardWithAccessories } from "@offizin/catalog/products";
import { getCardPrice, getTemplate, listTemplates, listThemes } from "@offizin/contract";
import { templates, themes } from "@offizin/templates";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import type { Platform } from "../platform.ts";
import { cardPrice, priceFields } from "./card-price.ts";
import { configurationFields } from "./configuration-words.ts";
import { findTemplates } from "./find-templates.ts";
import { keptAnswers } from "./kept-answers.ts";
import { detailOf, summaryOf, themeView } from "./template-view.ts";

/** The same for everyone: anybody may keep it for a minute. */
const shared = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (!c.res.ok) return;
	c.res.headers.set("Cache-Control", "public, max-age=60, stale-while-revalidate=600");
	c.res.headers.set("Vary", "X-Channel, X-Locale");
});

/** Collections, templates and prices. */
export function templateRoutes({ now }: Platform) {
	const router = createRouter();
	const byId = new Map(templates.map((template) => [template.id, template]));
	for (const { path } of [listTemplates, getTemplate, listThemes]) {
		router.use(path.replace(/\{(\w+)\}/g, ":$1"), shared, etag(), keptAnswers());
	}
	router.use(getCardPrice.path, shared, etag({ generateDigest }));

	router.openapi(listTemplates, (c) => {
		const { tileCount, ...query } = c.req.valid("query");
		const { found, facets } = findTemplates(templates, query);
		const market = marketOf(c.var.site.market);
		const items = found.slice(0, tileCount).map((template) => summaryOf(template, market));
		return c.json({ items, total: found.length, facets }, 200);
	});
	router.openapi(getTemplate, (c) => {
		const template = byId.get(c.req.valid("param").id);
		if (!template) return refuse(c, "template_not_found");
		return c.json(detailOf(template, marketOf(c.var.site.market)), 200);
	});
	router.openapi(listThemes, (c) => {
		return c.json({ items: themes.map(themeView), total: themes.length }, 200);
	});
	router.openapi(getCardPrice, (c) => {
		const { template: id, quantity, ...chosen } = c.req.valid("query");
		const template = byId.get(id);
		if (!template) return refuse(c, "template_unknown", { fields: { template: "Unbekanntes Design." } });
		const scope = { formatType: template.document.formatType, refinements: template.refinements };
		const configuration = parseCardWithAccessories(chosen, template.defaultConfiguration, scope);
		if (!configuration.ok) {
			return refuse(c, configuration.error.code, { fields: configurationFields(configuration.error) });
		}
		const market = marketOf(c.var.site.market);
		const price = cardPrice({ configuration: configuration.value, quantity }, market, now());
		if (!price.ok) return refuse(c, price.error.code, { fields: priceFields(price.error) });
		const { lines, vat, ladder, ...rest } = price.value;
		return c.json({ ...rest, lines: [...lines], vat: [...vat], ladder: [...ladder] }, 200);
	});
	return router;
}

function generateDigest(body: Uint8Array): ArrayBuffer {
	return new Uint8Array(createHash("sha256").update(body).digest()).buffer;
}
