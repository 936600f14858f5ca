import { listTemplates, listThemes } from "@offizin/contract";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { publicPage } from "#app/cache-header.ts";
import { GalleryHome } from "#app/home/gallery-home.tsx";
import { PaperHome } from "#app/home/paper-home.tsx";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/home.ts";

const shownCards = 6;

/** The card brand shows its collections and newest cards; the wall-art brand has no products yet. */
export async function loader({ context }: Route.LoaderArgs) {
	if (context.get(shopContext).site.channel === "bildwand") return { brand: "bildwand" } as const;
	const call = apiOf(context);
	const [themes, newest] = await Promise.all([
		call(listThemes, {}),
		call(listTemplates, { query: { sort: "created", tileCount: shownCards } }),
	]);
	return {
		brand: "papiervogel",
		themes: valueOrThrow(themes).items,
		cards: valueOrThrow(newest).items,
	} as const;
}

export const headers = publicPage;

export default function Home({ loaderData }: Route.ComponentProps) {
	return loaderData.brand === "bildwand" ? (
		<GalleryHome />
	) : (
		<PaperHome themes={loaderData.themes} cards={loaderData.cards} />
	);
}
