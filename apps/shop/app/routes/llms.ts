import { channels } from "@offizin/sites";
import { loadShippingFacts } from "#app/content/load-shipping-facts.server.ts";
import type { ShippingFacts } from "#app/content/text-pages.server.ts";
import { siteMapOf } from "#app/seo/site-map.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/llms.ts";

const about = {
	papiervogel: ({ destination, standard }: ShippingFacts) =>
		`Hochzeitskarten, online gestaltet und in München gedruckt. Preise sind Stückpreise inkl. MwSt.${standard === null ? "" : `, Versand ${destination} ${standard}`}. Bis zu drei Musterkarten gratis.`,
	bildwand: () =>
		"Fotos als Wandbild auf Leinwand, Acrylglas und Alu-Dibond. Der Verkauf beginnt im Frühjahr 2027.",
} as const;

/** What the shop is, for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
	const { site, origin } = context.get(shopContext);
	const [groups, facts] = await Promise.all([siteMapOf(context), loadShippingFacts(context)]);
	const body = [
		`# ${channels[site.channel].name}`,
		"",
		`> ${about[site.channel](facts)}`,
		...groups.flatMap(({ name, entries }) => [
			"",
			`## ${name}`,
			"",
			...entries.map((entry) => `- [${entry.name}](${origin}${entry.to})`),
		]),
		"",
	].join("\n");
	return new Response(body, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, s-maxage=3600" },
	});
}
