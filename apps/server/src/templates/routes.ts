import { getTemplate, listTemplates, listThemes } from "@offizin/contract";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";
import type { Platform } from "../platform.ts";
import { listFor } from "../prices/price-shelf.ts";
import { pressColors } from "../print/ink-colors.ts";
import { findTemplates } from "./find-templates.ts";
import { templatesOf, themesOf } from "./sold-templates.ts";
import { detailOf, summaryOf, themeView } from "./template-view.ts";

/** Collections and templates, with their "ab" prices. */
export function templateRoutes({ prices, profiles, now, turns }: Platform) {
	const router = createRouter();
	const listOf = (c: Context<AppEnv>) => listFor(prices, c.var.site, now());
	const kept = keptAnswers((c) => listOf(c).id, turns);
	for (const { path } of [listTemplates, getTemplate, listThemes]) {
		router.use(path.replace(/\{(\w+)\}/g, ":$1"), sharedAnswer, contentTag, kept);
	}

	router.openapi(listTemplates, (c) => {
		const { tileCount, ...query } = c.req.valid("query");
		const { found, facets, sorts } = findTemplates(templatesOf(c.var.site.channel), query);
		const list = listOf(c);
		const items = found.slice(0, tileCount).map((template) => summaryOf(template, list));
		return c.json({ items, total: found.length, facets, sorts }, 200);
	});
	router.openapi(getTemplate, async (c) => {
		const { id } = c.req.valid("param");
		const template = templatesOf(c.var.site.channel).find((one) => one.id === id);
		if (!template) return refuse(c, "template_not_found");
		return c.json(detailOf(template, listOf(c), await pressColors(template.document, profiles)), 200);
	});
	router.openapi(listThemes, (c) => {
		const themes = themesOf(c.var.site.channel);
		return c.json({ items: themes.map(themeView), total: themes.length }, 200);
	});
	return router;
}
