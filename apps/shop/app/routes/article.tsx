import { channels } from "@offizin/sites";
import { formatDay } from "@offizin/words";
import { useTranslations } from "use-intl";
import { publicPage } from "#app/cache-header.ts";
import { timingArticle } from "#app/content/timing-article.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import styles from "#app/magazine/article.module.css";
import { PostCalendar } from "#app/magazine/post-calendar.tsx";
import { dayOfSending, parseWeddingDay, sendings } from "#app/magazine/post-dates.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { pageRefused } from "#app/page-not-found.server.ts";
import { paths } from "#app/paths.ts";
import { Still } from "#app/pictures/still.tsx";
import { ProseSections } from "#app/prose/prose-sections.tsx";
import { reading } from "#app/reading.server.ts";
import { JsonLd } from "#app/seo/json-ld.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/article.ts";

const slug = "wann-verschickt-man-welche-karte";
/** Shown until the visitor enters a day of their own: a Saturday in June. */
const exampleDay = "2027-06-12";

export const loader = reading(["hochzeit"], ({ context, params, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	if (params.article !== slug) throw pageRefused(context);
	const { locale } = context.get(shopContext).site;
	const entered = url.searchParams.get("hochzeit");
	const wedding = parseWeddingDay(entered) ?? exampleDay;
	return {
		article: timingArticle(locale),
		language: locale,
		words: areaWords(locale, "magazine"),
		wedding,
		isRefused: entered !== null && parseWeddingDay(entered) === undefined,
		days: sendings.map((sending) => ({
			key: sending.key,
			day: formatDay(dayOfSending(wedding, sending), locale),
		})),
	};
});

export const headers = publicPage;

/** The article "Wann verschickt man welche Karte?" with a calendar for one's own day. */
export default function Article({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("nav");
	const { article, wedding, isRefused, days, words } = loaderData;
	return (
		<>
			<PageHead title={article.title} description={article.description} robots="index" />
			<JsonLd
				value={{
					"@type": "Article",
					headline: article.title,
					description: article.description,
					datePublished: article.published,
					inLanguage: loaderData.language,
					publisher: { "@type": "Organization", name: channels.papiervogel.name },
				}}
			/>
			<Breadcrumbs
				trail={[
					{ name: t("magazine"), to: paths.magazine },
					{ name: article.title, to: paths.timing },
				]}
			/>
			<article>
				<PageTitle title={article.title} intro={article.intro} />
				<div className={styles.lead}>
					<Still
						name="papiervogel-hero"
						ratio={[3, 2]}
						alt=""
						sizes="(min-width: 64rem) 90vw, 100vw"
						isFirst
					/>
				</div>
				<MoreWords words={words}>
					<PostCalendar wedding={wedding} isRefused={isRefused} days={days} />
				</MoreWords>
				<ProseSections sections={article.sections} />
			</article>
		</>
	);
}
