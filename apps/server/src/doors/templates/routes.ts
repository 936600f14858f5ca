import { getTemplate, listTemplates, listThemes } from "@offizin/contract";
import { themeWords } from "@offizin/words";
import type { Context } from "hono";
import { pressColors } from "../../adapters/profiles/ink-colors.ts";
import type { Platform } from "../../nouns/platform.ts";
import { listFor } from "../../nouns/price-books/price-books.ts";
import { findStarts, startView } from "../../nouns/templates/find-starts.ts";
import { findTemplates } from "../../nouns/templates/find-templates.ts";
import { isTemplateSoldBy, templatesOf, themesOf } from "../../nouns/templates/sold-templates.ts";
import { sortThemes } from "../../nouns/templates/sort-themes.ts";
import { templateViews } from "../../nouns/templates/template-view.ts";
import type { AppEnv } from "../http/app-env.ts";
import { keptAnswers } from "../http/kept-answers.ts";
import { refuse } from "../http/refuse.ts";
import { createRouter } from "../http/router.ts";
import { contentTag, sharedAnswer } from "../http/shared-answer.ts";

/** Collections and templates, with their "ab" prices. */
export function templateRoutes({ prices, profiles, now, templates, popularity, turns }: Platform) {
	const router = createRouter();
	const { detailOf, summaryOf, themeView } = templateViews(templates);
	const shownIn = ({ var: { context } }: Context<AppEnv>) => ({
		list: listFor(prices, context.site, now()),
		locale: context.site.locale,
	});
	const kept = keptAnswers(
		(c) => `${shownIn(c).list.id} ${popularity.now().version} ${templates.version()}`,
		turns,
	);
	for (const { path } of [listTemplates, getTemplate, listThemes]) {
		router.use(path.replace(/\{(\w+)\}/g, ":$1"), sharedAnswer, contentTag, kept);
	}

	router.openapi(listTemplates, (c) => {
		const { tileCount, ...query } = c.req.valid("query");
		const { channel } = c.var.context.site;
		const sold = templatesOf(templates, channel);
		const { found, facets, sorts } = findTemplates(sold, query, popularity.now().of);
		const shown = shownIn(c);
		const all = [...found, ...findStarts(templates, query, channel)];
		const items = all
			.slice(0, tileCount)
			.map((row) => (row.productType === "card" ? summaryOf(row, shown) : startView(row, shown.locale)));
		const theme = facets.theme.map((counted) => ({
			...counted,
			name: themeWords(counted.value, shown.locale).name,
		}));
		return c.json({ items, total: all.length, facets: { ...facets, theme }, sorts }, 200);
	});
	router.openapi(getTemplate, async (c) => {
		const { id } = c.req.valid("param");
		const template = templates.row(id);
		if (!template || !isTemplateSoldBy(template, c.var.context.site.channel))
			return refuse(c, "template_not_found");
		const colors = await pressColors(await templates.document(id), profiles);
		const shown = shownIn(c);
		if (template.productType === "card") return c.json(detailOf(template, shown, colors), 200);
		return c.json({ ...startView(template, shown.locale), pressColors: colors }, 200);
	});
	router.openapi(listThemes, (c) => {
		const { sort, tileCount } = c.req.valid("query");
		const { channel, locale } = c.var.context.site;
		const { found, sorts } = sortThemes(themesOf(templates, channel), sort);
		const items = found.slice(0, tileCount).map((theme) => themeView(theme, locale));
		return c.json({ items, total: found.length, sorts }, 200);
	});
	return router;
}
