import { listThemes } from "@offizin/contract";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { ThemeBand } from "#app/themes/theme-band.tsx";
import type { Route } from "./+types/themes.ts";

/** All collections. */
export async function loader({ context }: Route.LoaderArgs) {
	requireChannel(context, "papiervogel");
	return { themes: valueOrThrow(await apiOf(context)(listThemes, {})).items };
}

export const headers = publicPage;

export default function Themes({ loaderData }: Route.ComponentProps) {
	const t = useTranslations("nav");
	return (
		<>
			<PageHead
				title="Kollektionen für die Hochzeit"
				description="Kollektionen von Papiervogel: eine Idee vom Save-the-Date bis zur Dankeskarte, in mehreren Farben und mit Heißfolie."
				robots="index"
			/>
			<Breadcrumbs trail={[{ name: t("themes"), to: paths.themes }]} />
			<PageTitle
				title="Kollektionen"
				intro="Eine Kollektion ist eine Idee, ein Paar Schriften, ein Ornament und eine Art, die Seite zu teilen. Was Sie hier beginnen, können Sie ein Jahr später zu Ende führen."
			/>
			{loaderData.themes.map((theme, index) => (
				<ThemeBand key={theme.id} theme={theme} isMirrored={index % 2 === 1} level={2} />
			))}
		</>
	);
}
