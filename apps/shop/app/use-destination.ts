import { useMessages } from "use-intl";
import { useShop } from "#app/site.ts";

/** Where the shop delivers to, as "nach Österreich" or "in die Schweiz": what its prices and days are for. */
export function useDestination(): string {
	const { market } = useShop().site;
	const destinations: Readonly<Record<string, string>> = useMessages().destination;
	return destinations[market] ?? market;
}
