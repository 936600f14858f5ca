import { channels, type Site } from "@offizin/sites";
import { say, wordsOf } from "@offizin/words";
import type { OverviewProduct } from "#app/paths.ts";
import type { ListHead } from "./list-head.ts";

/** The head of an overview at one brand; undefined where the brand does not sell the product. */
export function overviewCopy(
	product: OverviewProduct,
	{ channel, locale }: Pick<Site, "channel" | "locale">,
): ListHead | undefined {
	const { head, description } = wordsOf(locale).shop.overviews;
	const heads: Partial<Readonly<Record<OverviewProduct, Omit<ListHead, "description">>>> = head[channel];
	const own = heads[product];
	const values = { title: own?.title ?? "", brand: channels[channel].name };
	return own && { ...own, description: say(description, values, locale) };
}
