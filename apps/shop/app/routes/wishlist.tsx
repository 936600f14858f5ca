import { getTemplate } from "@offizin/contract";
import { useTranslations } from "use-intl";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { tilesOf } from "#app/cards/tile-card.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { PageTitle } from "#app/layout/page-title.tsx";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { paths } from "#app/paths.ts";
import { reading } from "#app/reading.server.ts";
import { PageHead } from "#app/seo/page-head.tsx";
import { shopContext } from "#app/shop-context.ts";
import { requireSold } from "#app/sold-guard.server.ts";
import { WishlistGrid } from "#app/wishlist-page/wishlist-grid.tsx";
import type { Route } from "./+types/wishlist.ts";

const mostCards = 60;

/** Spec 2.1-4. The list lives in the browser; with `ids` the server says what these cards are now. */
export const loader = reading(["ids"], async ({ context, url }: Route.LoaderArgs) => {
	requireSold(context, "card");
	const ids = (url.searchParams.get("ids") ?? "").split(",").filter((id) => /^[\w-]{1,120}$/.test(id));
	const call = apiOf(context);
	const answers = await Promise.all(
		[...new Set(ids)].slice(0, mostCards).map((id) => call(getTemplate, { params: { id } })),
	);
	// A card that no longer exists simply leaves the list.
	const there = answers.filter((answer) => answer.ok || answer.error.status !== 404);
	const words = areaWords(context.get(shopContext).site.locale, "wishlist");
	const cards = there.map(valueOrThrow).filter((one) => one.productType === "card");
	return { cards: tilesOf(cards), words };
});

export const headers = publicPage;

export default function Wishlist({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<WishlistPage />
		</MoreWords>
	);
}

function WishlistPage() {
	const t = useTranslations();
	return (
		<>
			<PageHead title={t("wishlist.title")} />
			<Breadcrumbs trail={[{ name: t("wishlist.title"), to: paths.wishlist }]} />
			<PageTitle title={t("wishlist.title")} intro={t("wishlistPage.intro")} />
			<WishlistGrid />
		</>
	);
}
