import { productPages, search, searchKinds } from "@offizin/contract";
import { MAX_QUERY_LENGTH } from "@offizin/contract/browser";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords, pageWords } from "#app/messages/shop-words.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { SearchPage } from "#app/search-page/search-page.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/search.ts";

const MOST_SHOWN = 96;

/** What is found for words; without words, or where nothing is found, what others look at. */
export const loader = reading(["q", "kind"], async ({ context, url }: Route.LoaderArgs) => {
	const { site } = context.get(shopContext);
	const query = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
	const kind = searchKinds.find((one) => one === url.searchParams.get("kind"));
	const asked = { q: query, limit: MOST_SHOWN, ...(kind && { kind }) };
	const found = query === "" ? undefined : valueOrThrow(await apiOf(context)(search, { query: asked }));
	const { nav } = pageWords(site.locale);
	const own =
		site.channel === "papiervogel"
			? [
					{ to: paths.wedding, name: nav.wedding },
					{ to: paths.themes, name: nav.themes },
					{ to: paths.papers, name: nav.papers },
				]
			: [];
	const products = productLinks(site).filter(({ to }) => to !== productPages.card);
	return { query, kind, found, popular: [...own, ...products], words: areaWords(site.locale, "search") };
});

export const headers = publicPage;

export default function Search({ loaderData: { words, ...view } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<SearchPage {...view} />
		</MoreWords>
	);
}
