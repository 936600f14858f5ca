import { shopContext } from "#app/shop-context.ts";
import { siteMapOf } from "#app/site-map/site-map.server.ts";
import { siteMapIndex, xmlAnswer } from "#app/site-map/site-map-xml.server.ts";
import type { Route } from "./+types/sitemap-xml.ts";

/** Where search finds the parts of the map. */
export async function loader({ context }: Route.LoaderArgs) {
	return xmlAnswer(siteMapIndex(context.get(shopContext), await siteMapOf(context)));
}
