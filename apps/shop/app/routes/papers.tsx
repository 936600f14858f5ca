import { listThemes } from "@offizin/contract";
import { papers } from "@offizin/formats";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { paperTexts } from "#app/content/paper-texts.server.ts";
import { papersCopy } from "#app/content/papers-copy.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { PaperTable } from "#app/papers/paper-table.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/papers.ts";

/** The ten papers (spec 3.7-12). Of relief varnish they speak where a collection is drawn for it. */
export async function loader({ context }: Route.LoaderArgs) {
	requireSold(context, "card");
	const themes = valueOrThrow(await apiOf(context)(listThemes, { query: {} })).items;
	const hasRelief = themes.some(({ refinements }) => refinements.includes("relief"));
	const { locale } = context.get(shopContext).site;
	const texts = paperTexts(locale);
	const rows = papers
		.filter(({ forms }) => !forms)
		.map(({ key, weight, surface, tint, foil, relief }) => ({
			key,
			weight,
			surface,
			tint,
			foil,
			relief: hasRelief ? relief : undefined,
			text: texts[key]?.long ?? "",
		}));
	return { rows, copy: papersCopy(hasRelief, locale), words: areaWords(locale, "papers") };
}

export const headers = publicPage;

export default function Papers({ loaderData: { rows, copy, words } }: Route.ComponentProps) {
	const t = useTranslations("nav");
	return (
		<>
			<PageHead title={copy.pageTitle} description={copy.description} robots="index" />
			<Breadcrumbs trail={[{ name: t("papers"), to: paths.papers }]} />
			<PageTitle title={copy.title} intro={copy.intro} />
			<MoreWords words={words}>
				<PaperTable papers={rows} />
			</MoreWords>
		</>
	);
}
