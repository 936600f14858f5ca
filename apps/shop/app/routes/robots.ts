import { pageLanguages } from "@offizin/sites";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/robots.ts";

/** Everything may be read except doors and personal pages (spec 2.1-10); pages themselves say whether they are indexed. */
export function loader({ context }: Route.LoaderArgs) {
	const { origin } = context.get(shopContext);
	const closed = [
		"/web-api/",
		"/price-api/",
		"/office/",
		"/configurator-",
		"/warenkorb/",
		"/kasse/",
		"/bestellung/",
		"/merkzettel/",
	];
	const lines = [
		"User-agent: *",
		...pageLanguages.flatMap(({ prefix }) => closed.map((path) => `Disallow: ${prefix}${path}`)),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, s-maxage=3600" },
	});
}
