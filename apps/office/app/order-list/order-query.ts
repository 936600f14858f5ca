import { type ProductionState, productionStates } from "@offizin/orders";
import { readSort, type Sort, writeSort } from "#app/sort.ts";
import { type SortColumn, sortColumns } from "./sort-orders.ts";

/** What the list shows; it lives in the address, so that it survives reload, back and a login. */
export interface OrderQuery {
	readonly production: ProductionState | undefined;
	/** Only orders with a mail that reached nobody. */
	readonly hasUndeliveredMail: boolean;
	readonly search: string;
	readonly page: number;
	readonly sort: Sort<SortColumn> | undefined;
}

const MAX_SEARCH = 120;
const MAX_PAGE = 10_000;

/** Reads the address; what is not understood is left out. */
export function readOrderQuery(params: URLSearchParams): OrderQuery {
	const page = Number(params.get("seite") ?? 1);
	return {
		production: productionStates.find((state) => state === params.get("produktion")),
		hasUndeliveredMail: params.get("post") === "unzustellbar",
		search: (params.get("suche") ?? "").trim().slice(0, MAX_SEARCH),
		page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
		sort: readSort(params.get("sortierung"), sortColumns),
	};
}

/** The query part of the address, "" when everything is as usual: "?produktion=ready&sortierung=-total". */
export function writeOrderQuery({ production, hasUndeliveredMail, search, page, sort }: OrderQuery): string {
	const params = new URLSearchParams();
	if (production) params.set("produktion", production);
	if (hasUndeliveredMail) params.set("post", "unzustellbar");
	if (search !== "") params.set("suche", search);
	if (page > 1) params.set("seite", String(page));
	if (sort) params.set("sortierung", writeSort(sort));
	return params.size > 0 ? `?${params}` : "";
}
