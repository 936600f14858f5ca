import { listTemplates, listThemes } from "@offizin/contract";
import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { CardGrid } from "#app/cards/card-grid.tsx";
import { PriceNote } from "#app/cards/price-note.tsx";
import { tilesOf } from "#app/cards/tile-card.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { pageRefused } from "#app/page-not-found.server.ts";
import { paths, themePath } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { requireSold } from "#app/sold-guard.server.ts";
import { ThemeHero } from "#app/themes/theme-hero.tsx";
import styles from "#app/themes/theme-page.module.css";
import type { Route } from "./+types/theme.ts";

const readCards = 48;

/** One collection with all its cards (spec 2.1-5, 2.3-6). */
export async function loader({ context, params }: Route.LoaderArgs) {
	requireSold(context, "card");
	const call = apiOf(context);
	const [themes, found] = await Promise.all([
		call(listThemes, {}),
		call(listTemplates, { query: { theme: params.theme, tileCount: readCards } }),
	]);
	const theme = valueOrThrow(themes).items.find(({ id }) => id === params.theme);
	if (!theme) throw pageRefused(context);
	const cards = valueOrThrow(found).items;
	return {
		theme,
		shelves: theme.colorways.map(({ key, name }) => ({
			name,
			cards: tilesOf(cards.filter(({ colorway }) => colorway.key === key)),
		})),
	};
}

export const headers = publicPage;

export default function Theme({ loaderData: { theme, shelves } }: Route.ComponentProps) {
	const t = useTranslations();
	return (
		<>
			<PageHead
				title={t("collection.part", { name: theme.name })}
				description={theme.story}
				robots="index"
				image={theme.scene.src}
			/>
			<Breadcrumbs
				trail={[
					{ name: t("nav.themes"), to: paths.themes },
					{ name: theme.name, to: themePath(theme.id) },
				]}
			/>
			<ThemeHero theme={theme} />
			{shelves.map(({ name, cards }) => (
				<section key={name} className={styles.shelf}>
					<Title level={2} size="section">
						{name}
					</Title>
					<CardGrid cards={cards} columns="four" />
				</section>
			))}
			<p className={styles.note}>
				{t("price.fromNote")} <PriceNote />
			</p>
		</>
	);
}
