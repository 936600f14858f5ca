import { isWrittenIn } from "@offizin/words";
import { siteMapOf } from "#app/blocks/sitemap/site-map.server.ts";
import { siteMapPart, xmlAnswer } from "#app/blocks/sitemap/site-map-xml.server.ts";
import { pageNotFound } from "#app/page-not-found.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/sitemap-part.ts";

/** The indexable pages of one kind, for search; none where pages are not written in their own language. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const groups = isWrittenIn(shop.site.locale) ? await siteMapOf(context) : [];
	const group = groups.find(({ key }) => `${key}.xml` === params.part);
	if (!group) throw pageNotFound(new URL(request.url).pathname);
	return xmlAnswer(siteMapPart(shop, group));
}
