import type { OfficePriceChange, OfficePriceList } from "@offizin/contract";
import type { Formats } from "#app/formats/formats.ts";
import type { Say } from "#app/words/office-intl.tsx";

type Shop = Pick<OfficePriceList, "channelName" | "marketName" | "currency">;

/** Where a change holds: the choice, in words. */
export function reachWord(
	reach: OfficePriceChange["reach"],
	{ channelName: channel, marketName: market, currency }: Shop,
	t: Say,
): string {
	return t(`prices.reach.${reach}`, { channel, market, currency: t(`prices.currency.${currency}`) });
}

/** What is noted in a cell whose price does not hold everywhere; nothing for the usual one. */
export function narrowWord(
	reach: OfficePriceChange["reach"],
	{ channelName: channel, marketName: market }: Shop,
	t: Say,
): string | undefined {
	if (reach === "currency") return undefined;
	return reach === "market" ? t("prices.onlyMarket", { market }) : t("prices.onlyShop", { channel, market });
}

/** "ab 1. Dezember 2026", "vom 1. Dezember 2026 bis 6. Dezember 2026". */
export function periodWord(
	{ validFrom, validUntil }: Pick<OfficePriceChange, "validFrom" | "validUntil">,
	t: Say,
	{ longDay }: Pick<Formats, "longDay">,
): string {
	const from = longDay(validFrom);
	return validUntil === null
		? t("prices.period.open", { from })
		: t("prices.period.closed", { from, until: longDay(validUntil) });
}
