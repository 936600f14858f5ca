import { parseColor } from "@offizin/assortment";
import { listThemes } from "@offizin/contract";
import { Title } from "@offizin/ui";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { listCards } from "#app/cards/list-cards.server.ts";
import { PriceNote } from "#app/cards/price-note.tsx";
import { tilesOf } from "#app/cards/tile-card.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { pageRefused } from "#app/page-not-found.server.ts";
import { paths, themePath } from "#app/paths.ts";
import { Picture } from "#app/pictures/picture.tsx";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { requireSold } from "#app/sold-guard.server.ts";
import { ThemeBand } from "#app/themes/theme-band.tsx";
import { ThemeColors } from "#app/themes/theme-colors.tsx";
import { ThemeHero } from "#app/themes/theme-hero.tsx";
import styles from "#app/themes/theme-page.module.css";
import type { Route } from "./+types/theme.ts";

const readCards = 48;

/** One collection with all its cards, in one colour that is asked for or each in its own (spec 2.1-5, 2.3-6). */
export const loader = reading(["color"], async ({ context, params, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const call = apiOf(context);
	const all = valueOrThrow(await call(listThemes, { query: {} })).items;
	const theme = all.find(({ id }) => id === params.theme);
	const numbered = all.find(({ number }) => number === params.theme);
	if (!theme && numbered) throw redirect(`${themePath(numbered.id)}${url.search}`, 301);
	if (!theme) throw pageRefused(context);
	const asked = parseColor(url.searchParams.get("color") ?? "")?.join("-");
	const color = theme.colorways.find(({ facet }) => facet === asked);
	const { items } = await listCards(call, {
		theme: theme.id,
		per: "motif",
		color: color?.facet,
		tileCount: readCards,
	});
	return {
		theme,
		color,
		cards: tilesOf(items),
		others: all.filter(({ id }) => id !== theme.id).slice(0, 2),
	};
});

export const headers = publicPage;

export default function Theme({ loaderData: { theme, color, cards, others } }: Route.ComponentProps) {
	const t = useTranslations();
	const to = themePath(theme.id);
	return (
		<>
			<PageHead
				title={t("collection.part", { name: theme.name })}
				description={theme.story}
				robots={color ? "follow" : "index"}
				canonical={to}
				image={theme.spread.src}
			/>
			<Breadcrumbs
				trail={[
					{ name: t("nav.themes"), to: paths.themes },
					{ name: theme.name, to },
				]}
			/>
			<ThemeHero theme={theme} />
			<section className={styles.shelf}>
				<div className={styles.bar}>
					<Title level={2} size="section">
						{t("collection.all", { count: theme.motifs })}
					</Title>
					<ThemeColors base={to} colors={theme.colorways} chosen={color?.facet} />
				</div>
				<CardGrid cards={cards} columns="four" />
				<p className={styles.note}>
					{t("price.tileNote")} <PriceNote />
				</p>
			</section>
			<Picture className={styles.spread} picture={theme.spread} sizes="100vw" />
			{others.length > 0 ? (
				<section className={styles.others}>
					<Title level={2} size="section">
						{t("collection.others")}
					</Title>
					{others.map((other, index) => (
						<ThemeBand key={other.id} theme={other} isMirrored={index % 2 === 1} />
					))}
				</section>
			) : null}
		</>
	);
}
