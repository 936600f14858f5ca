import { useMessages } from "use-intl";
import { useShop } from "#app/site.ts";

/**
 * Where the shop delivers to, or a country, as "nach Österreich" or "in die Schweiz": what its prices and days are for.
 */
export function useDestination(country?: string): string {
	const site = useShop().site.market;
	const market = country?.toLowerCase() ?? site;
	const destinations: Readonly<Record<string, string>> = useMessages().destination;
	return destinations[market] ?? market;
}
