import { channels } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import { siteMapOf } from "#app/blocks/sitemap/site-map.server.ts";
import { loadShipping } from "#app/content/load-shipping.server.ts";
import { tradeFacts } from "#app/content/trade-facts.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/llms.ts";

/** What the shop is, for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
	const { site, origin, prefix } = context.get(shopContext);
	const address = `${origin}${prefix}`;
	const [groups, facts] = await Promise.all([siteMapOf(context), loadShipping(context)]);
	const { standard, destination } = facts;
	const told = { destination, standard: standard ?? "none", ...tradeFacts(site) };
	const about = say(wordsOf(site.locale).shop.about[site.channel], told, site.locale);
	const body = [
		`# ${channels[site.channel].name}`,
		"",
		`> ${about}`,
		...groups.flatMap(({ name, entries }) => [
			"",
			`## ${name}`,
			"",
			...entries.map((entry) => `- [${entry.name}](${address}${entry.to})`),
		]),
		"",
	].join("\n");
	return new Response(body, {
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, s-maxage=3600" },
	});
}
