import type { OfficePriceChange, officeGetPriceList, RouteOutput } from "@offizin/contract";
import { type PriceScope, priceSheets, tableOnDay } from "@offizin/pricing";
import { priceTableName } from "@offizin/words";
import type { Platform } from "../platform.ts";
import { changesOf, changeView } from "./change-store.ts";
import { priceListView } from "./price-list-view.ts";
import { subjectOf } from "./table-subjects.ts";
import { pricedHeads } from "./table-view.ts";

/** As many past changes are shown beside all the planned ones. */
const PAST_CHANGES = 50;

/** A price list with its tables and changes: planned ones first, the next at the top, then the past. */
export async function priceListDetail(
	platform: Pick<Platform, "database" | "now" | "prices">,
	shop: PriceScope,
	locale: string,
): Promise<RouteOutput<typeof officeGetPriceList>> {
	const list = priceListView(platform, shop, locale);
	const book = platform.prices.book();
	const stored = await changesOf(platform.database.db, shop);
	const changes = stored.flatMap(([first, ...others]) =>
		first ? [changeView({ now: platform.now, book, locale }, shop, [first, ...others])] : [],
	);
	const isPlanned = ({ state }: OfficePriceChange) => state === "planned";
	const past = changes.filter((change) => !isPlanned(change)).slice(0, PAST_CHANGES);
	return {
		list,
		tables: priceSheets.flatMap(({ table }) => {
			const { key, unit } = table;
			const cells = tableOnDay(book, shop, key, list.today);
			if (cells.length === 0) return [];
			const { rows, columns } = pricedHeads(table, cells, locale);
			const days = cells.flatMap(({ next }) => (next ? [next.from] : [])).sort();
			return [
				{
					key,
					name: priceTableName(table, locale),
					unit,
					subject: subjectOf(key, locale),
					cells: cells.length,
					rows: rows.map(({ name }) => name),
					columns: columns.length > 1 ? columns.map(({ name }) => name) : [],
					nextChange: days[0] ?? null,
				},
			];
		}),
		changes: [...changes.filter(isPlanned).reverse(), ...past],
	};
}
