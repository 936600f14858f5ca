import { siteMapOf } from "#app/blocks/sitemap/site-map.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/sitemap-xml.ts";

const hidden = /^\/(impressum|agb|datenschutz|widerruf|vertrag-widerrufen|barrierefreiheit)\//;

/** The indexable pages of a brand for search. */
export async function loader({ context }: Route.LoaderArgs) {
	const { origin } = context.get(shopContext);
	const groups = await siteMapOf(context);
	const urls = groups
		.flatMap(({ entries }) => entries.map(({ to }) => to))
		.filter((to) => !hidden.test(to))
		.map((to) => `\t<url><loc>${escapeXml(origin + to)}</loc></url>`);
	const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
	return new Response(body, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, s-maxage=3600" },
	});
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
