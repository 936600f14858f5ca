import { getTemplate, listTemplates, listThemes } from "@offizin/contract";
import { themeWords } from "@offizin/words";
import type { Context } from "hono";
import { pressColors } from "../../adapters/profiles/ink-colors.ts";
import type { Platform } from "../../nouns/platform.ts";
import { listFor } from "../../nouns/price-books/price-books.ts";
import { findTemplates } from "../../nouns/templates/find-templates.ts";
import { isTemplateSoldBy, templatesOf, themesOf } from "../../nouns/templates/sold-templates.ts";
import { templateViews } from "../../nouns/templates/template-view.ts";
import type { AppEnv } from "../http/app-env.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";

/** Collections and templates, with their "ab" prices. */
export function templateRoutes({ prices, profiles, now, templates, turns }: Platform) {
	const router = createRouter();
	const { detailOf, summaryOf, themeView } = templateViews(templates);
	const shownIn = ({ var: { context } }: Context<AppEnv>) => ({
		list: listFor(prices, context.site, now()),
		locale: context.site.locale,
	});
	const kept = keptAnswers((c) => shownIn(c).list.id, turns);
	for (const { path } of [listTemplates, getTemplate, listThemes]) {
		router.use(path.replace(/\{(\w+)\}/g, ":$1"), sharedAnswer, contentTag, kept);
	}

	router.openapi(listTemplates, (c) => {
		const { tileCount, ...query } = c.req.valid("query");
		const { found, facets, sorts } = findTemplates(templatesOf(templates, c.var.context.site.channel), query);
		const shown = shownIn(c);
		const items = found.slice(0, tileCount).map((template) => summaryOf(template, shown));
		const theme = facets.theme.map((counted) => ({
			...counted,
			name: themeWords(counted.value, shown.locale).name,
		}));
		return c.json({ items, total: found.length, facets: { ...facets, theme }, sorts }, 200);
	});
	router.openapi(getTemplate, async (c) => {
		const { id } = c.req.valid("param");
		const template = templates.row(id);
		if (!template || !isTemplateSoldBy(template, c.var.context.site.channel))
			return refuse(c, "template_not_found");
		const colors = await pressColors(await templates.document(id), profiles);
		return c.json(detailOf(template, shownIn(c), colors), 200);
	});
	router.openapi(listThemes, (c) => {
		const themes = themesOf(templates, c.var.context.site.channel);
		const items = themes.map((theme) => themeView(theme, c.var.context.site.locale));
		return c.json({ items, total: items.length }, 200);
	});
	return router;
}
