import { listThemes } from "@offizin/contract";
import { buttonClass, Progress } from "@offizin/ui";
import { wordsOf } from "@offizin/words";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { readStoryPage } from "#app/blocks/read-story.server.ts";
import { storyHeaders, toldOfStory } from "#app/cache-header.ts";
import { ListFrame } from "#app/card-list/list-frame.tsx";
import { shortPage, withMoreTiles } from "#app/card-list/list-query.ts";
import { readListQuery } from "#app/card-list/read-list-query.server.ts";
import { SortLinks } from "#app/card-list/sort-links.tsx";
import { Link } from "#app/links/link.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { listPath, paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { ThemeBand } from "#app/themes/theme-band.tsx";
import styles from "#app/themes/themes-page.module.css";
import type { Route } from "./+types/themes.ts";

/** All collections, by recommendation or novelty, a page of them at a time (spec 2.3-6). */
export const loader = reading(["sort", "tileCount"], async ({ context, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const { locale } = context.get(shopContext).site;
	const { sort, tileCount } = readListQuery(url.searchParams, shortPage);
	const query = { sort: sort === "created" ? sort : undefined, tileCount };
	const [found, story] = await Promise.all([
		apiOf(context)(listThemes, { query: { ...query, tileCount: tileCount ?? shortPage } }),
		readStoryPage("themes", context, url),
	]);
	const { items, total, sorts } = valueOrThrow(found);
	const head = wordsOf(locale).prose.themes;
	const words = areaWords(locale, "list");
	return toldOfStory({ head, words, query, themes: items, total, sorts, story }, story ?? { isWhole: true });
});

export const headers = storyHeaders;

function anchorOf(position: number): string {
	return `kollektion-${position}`;
}

export default function Themes({ loaderData }: Route.ComponentProps) {
	const t = useTranslations();
	const { head, words, query, story } = loaderData;
	const isPlain = query.sort === undefined && query.tileCount === undefined;
	return (
		<>
			<PageHead
				title={story?.title || head.pageTitle}
				description={story?.description || head.description}
				robots={story?.editors ? "none" : isPlain ? "index" : "follow"}
				canonical={paths.themes}
			/>
			<ListFrame
				trail={[{ name: t("nav.themes"), to: paths.themes }]}
				head={{ headline: head.title, intro: head.intro }}
				story={story}
			>
				<MoreWords words={words}>
					<ThemeList list={loaderData} />
				</MoreWords>
			</ListFrame>
		</>
	);
}

function ThemeList({ list }: { readonly list: Route.ComponentProps["loaderData"] }) {
	const t = useTranslations();
	const { query, themes, total, sorts } = list;
	return (
		<section aria-label={t("nav.themes")}>
			<div className={styles.bar}>
				<SortLinks base={paths.themes} query={query} sorts={sorts} />
			</div>
			{themes.map((theme, index) => (
				<ThemeBand
					key={theme.id}
					theme={theme}
					isMirrored={index % 2 === 1}
					level={2}
					anchor={anchorOf(index + 1)}
				/>
			))}
			<div className={styles.end}>
				<p>{t("list.progress", { shown: themes.length, total })}</p>
				<Progress className={styles.progress} value={themes.length} max={total} aria-hidden="true" />
				{themes.length < total ? (
					<Link
						className={buttonClass("secondary")}
						to={`${listPath(paths.themes, withMoreTiles(query, shortPage))}#${anchorOf(themes.length + 1)}`}
						preventScrollReset
						rel="nofollow"
					>
						{t("action.loadMore")}
					</Link>
				) : null}
			</div>
		</section>
	);
}
