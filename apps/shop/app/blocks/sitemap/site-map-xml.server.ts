import type { ShopContext } from "@offizin/contract";
import { type Place, placesOf } from "@offizin/sites";
import { isWrittenIn } from "@offizin/words";
import { paths } from "#app/paths.ts";
import type { MapEntry, MapGroup } from "../map-group.ts";

type Shop = Pick<ShopContext, "site" | "origin" | "hosts">;

/** Read by search, and nothing to be found for. */
const unlisted: readonly string[] = [
	...[paths.imprint, paths.terms, paths.privacy, paths.withdrawal, paths.withdraw, paths.accessibility],
];

function found({ entries }: MapGroup): readonly MapEntry[] {
	return entries.filter(({ to }) => !unlisted.includes(to));
}

/** The shop fronts whose pages may be found: those that are written in the language of their locale. */
function writtenPlaces({ site, hosts }: Shop): readonly Place[] {
	return placesOf(site.channel, hosts).filter((place) => isWrittenIn(place.site.locale));
}

/** The parts of the map of one host: for each shop front on it one for each kind of pages. */
export function siteMapIndex(shop: Shop, groups: readonly MapGroup[]): string {
	const keys = groups.filter((group) => found(group).length > 0).map(({ key }) => key);
	const parts = writtenPlaces(shop)
		.filter(({ origin }) => origin === shop.origin)
		.flatMap(({ origin, prefix }) => keys.map((key) => `${origin}${prefix}/sitemap/${key}.xml`));
	const entries = parts.map((part) => `\t<sitemap><loc>${escapeXml(part)}</loc></sitemap>`);
	return document("sitemapindex", entries);
}

/** One kind of pages of the shop front that is asked, each with what it is in other countries and languages. */
export function siteMapPart(shop: Shop & Pick<ShopContext, "prefix">, group: MapGroup): string {
	const places = writtenPlaces(shop);
	const [first] = places;
	const entries = found(group).map(({ to, translations }) => {
		const alternates = [
			...places.map((place) => [place.site.locale, place] as const),
			...(first ? [["x-default", first] as const] : []),
		].map(([code, { origin, prefix, site }]) => {
			const path = translations?.[site.locale.slice(0, 2)] ?? to;
			return `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(origin + prefix + path)}"/>`;
		});
		return `\t<url><loc>${escapeXml(shop.origin + shop.prefix + to)}</loc>${alternates.join("")}</url>`;
	});
	return document("urlset", entries, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}

function document(name: "sitemapindex" | "urlset", entries: readonly string[], more = ""): string {
	const schema = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${schema}>\n${entries.join("\n")}\n</${name}>\n`;
}

function escapeXml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

export function xmlAnswer(body: string): Response {
	return new Response(body, {
		headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, s-maxage=3600" },
	});
}
