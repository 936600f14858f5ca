import { listTemplates } from "@offizin/contract";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { requireChannel } from "#app/channel-guard.server.ts";
import { papiervogelHome } from "#app/content/papiervogel-home.server.ts";
import { kindScenesOf } from "#app/home/kind-scenes.server.ts";
import { KindTimeline } from "#app/home/kind-timeline.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/cards.ts";

const readCards = 48;

/** The occasions there are cards for: today one, with its kinds. */
export async function loader({ context }: Route.LoaderArgs) {
	requireChannel(context, "papiervogel");
	const found = await apiOf(context)(listTemplates, { query: { tileCount: readCards } });
	return {
		copy: papiervogelHome(context.get(shopContext).site).order,
		kinds: kindScenesOf(valueOrThrow(found).items),
	};
}

export const headers = publicPage;

export default function Cards({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Karten zur Hochzeit"
				description="Save-the-Date, Einladung und Dank: alle Hochzeitskarten von Papiervogel nach dem Zeitpunkt, zu dem Sie sie brauchen."
				robots="index"
			/>
			<Breadcrumbs trail={[{ name: "Karten", to: paths.cards }]} />
			<PageTitle
				title="Karten zur Hochzeit"
				intro="Wir beginnen mit dem Anlass, der die meiste Post macht. Geburt, Taufe, Geburtstag und Trauer folgen, sobald die Karten dafür so gut sind wie diese."
			/>
			<KindTimeline copy={loaderData.copy} kinds={loaderData.kinds} />
		</>
	);
}
