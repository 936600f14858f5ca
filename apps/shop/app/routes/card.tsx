import { publicPage } from "#app/cache-header.ts";
import { CardPage } from "#app/card-page/card-page.tsx";
import { loadCard } from "#app/card-page/card-view.server.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords, productWords } from "#app/messages/shop-words.server.ts";
import { panelReads } from "#app/panel/panel-reads.server.ts";
import { reading } from "#app/reading.server.ts";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import type { Route } from "./+types/card.ts";

/** One card (spec 2.1-8, 2.3-5): the options stand in the address, the server counts. */
export const loader = reading(panelReads(["card"]), async ({ context, params, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const page = await loadCard(context, params.template, url.searchParams);
	const { locale } = context.get(shopContext).site;
	return { page, words: { ...productWords(locale), ...areaWords(locale, "panel") } };
});

export const headers = publicPage;

export default function Card({ loaderData: { page, words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<CardPage page={page} />
		</MoreWords>
	);
}
