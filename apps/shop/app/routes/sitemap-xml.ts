import { siteMapOf } from "#app/blocks/sitemap/site-map.server.ts";
import { siteMapIndex, xmlAnswer } from "#app/blocks/sitemap/site-map-xml.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/sitemap-xml.ts";

/** Where search finds the parts of the map. */
export async function loader({ context }: Route.LoaderArgs) {
	return xmlAnswer(siteMapIndex(context.get(shopContext), await siteMapOf(context)));
}
