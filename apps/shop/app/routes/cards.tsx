import { listTemplates } from "@offizin/contract";
import { wordsOf } from "@offizin/words";
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
		head: wordsOf(context.get(shopContext).site.locale).prose.cards,
		copy: papiervogelHome(context.get(shopContext).site).order,
		kinds: kindScenesOf(valueOrThrow(found).items),
	};
}

export const headers = publicPage;

export default function Cards({ loaderData }: Route.ComponentProps) {
	const { head } = loaderData;
	return (
		<>
			<PageHead title={head.title} description={head.description} robots="index" />
			<Breadcrumbs trail={[{ name: head.name, to: paths.cards }]} />
			<PageTitle title={head.title} intro={head.intro} />
			<KindTimeline copy={loaderData.copy} kinds={loaderData.kinds} />
		</>
	);
}
