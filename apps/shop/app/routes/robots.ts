import { placesOf } from "@offizin/sites";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/robots.ts";

/** Everything may be read except doors and personal pages (spec 2.1-10); pages themselves say whether they are indexed. */
export function loader({ context }: Route.LoaderArgs) {
	const { origin, site, hosts } = context.get(shopContext);
	const doors = ["/web-api/", "/price-api/", "/office/"];
	const personal = [
		"/configurator-",
		"/warenkorb/",
		"/kasse/",
		"/bestellung/",
		"/merkzettel/",
		"/meine-entwuerfe/",
		"/entwurf/",
		"/ansehen/",
		"/handy/",
	];
	const here = placesOf(site.channel, hosts).filter((place) => place.origin === origin);
	const lines = [
		"User-agent: *",
		...doors.map((path) => `Disallow: ${path}`),
		...here.flatMap(({ prefix }) => personal.map((path) => `Disallow: ${prefix}${path}`)),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
	];
	return new Response(`${lines.join("\n")}\n`, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, s-maxage=3600" },
	});
}
