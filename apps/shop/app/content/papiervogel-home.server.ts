import type { Site } from "@offizin/sites";
import { sayAll, wordsOf } from "@offizin/words";
import { postedSendings } from "#app/magazine/post-dates.ts";
import { paths } from "#app/paths.ts";
import { cardCounts } from "./card-counts.ts";
import { tradeFacts } from "./trade-facts.server.ts";

/** Copy of the card brand's home page. */
export function papiervogelHome(site: Pick<Site, "market" | "locale">) {
	const { locale } = site;
	const { papers, foils } = cardCounts;
	const facts = { papers, foils, sendings: postedSendings.length, ...tradeFacts(site) };
	const copy = sayAll(wordsOf(locale).shop.home, facts, locale);
	const { promises, order } = copy;
	return {
		...copy,
		promises: [
			{ text: promises.samples, to: paths.samples },
			{ text: promises.day, to: paths.shipping },
			{ text: promises.invoice, to: paths.shipping },
			{ text: promises.papers, to: paths.papers },
		],
		order: {
			...order,
			steps: (["save-the-date", "einladung", "danke"] as const).map((kind) => ({
				kind,
				...order.steps[kind],
			})),
		},
	};
}

export type PapiervogelHome = ReturnType<typeof papiervogelHome>;
