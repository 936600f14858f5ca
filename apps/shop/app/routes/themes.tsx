import { listThemes } from "@offizin/contract";
import { wordsOf } from "@offizin/words";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { ThemeBand } from "#app/themes/theme-band.tsx";
import type { Route } from "./+types/themes.ts";

/** All collections. */
export async function loader({ context }: Route.LoaderArgs) {
	requireSold(context, "card");
	const { locale } = context.get(shopContext).site;
	const head = wordsOf(locale).prose.themes;
	return { head, themes: valueOrThrow(await apiOf(context)(listThemes, {})).items };
}

export const headers = publicPage;

export default function Themes({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("nav");
	const { head, themes } = loaderData;
	return (
		<>
			<PageHead title={head.pageTitle} description={head.description} robots="index" />
			<Breadcrumbs trail={[{ name: t("themes"), to: paths.themes }]} />
			<PageTitle title={head.title} intro={head.intro} />
			{themes.map((theme, index) => (
				<ThemeBand key={theme.id} theme={theme} isMirrored={index % 2 === 1} level={2} />
			))}
		</>
	);
}
