import { productionStates } from "@offizin/orders";
import type { StateKey } from "#app/words/state-looks.ts";
import type { OrderQuery } from "./order-query.ts";

/** One way to narrow the list of orders. */
export interface OrderTab extends Pick<OrderQuery, "production" | "hasUndeliveredMail"> {
	/** Its message. */
	readonly word: "orderList.all" | `states.${StateKey}`;
	/** Whether orders in it wait for somebody to put something right. */
	readonly isBad: boolean;
}

/** All orders, those in one state of production, and those whose customer could not be told. */
export const orderTabs: readonly OrderTab[] = [
	{ word: "orderList.all", production: undefined, hasUndeliveredMail: false, isBad: false },
	...productionStates.map((production) => ({
		word: `states.production.${production}` as const,
		production,
		hasUndeliveredMail: false,
		isBad: production === "failed",
	})),
	{ word: "states.order.undelivered", production: undefined, hasUndeliveredMail: true, isBad: true },
];

/** Whether the list shows what this tab leads to. */
export function isOpenTab(tab: OrderTab, query: Pick<OrderQuery, "production" | "hasUndeliveredMail">) {
	return tab.production === query.production && tab.hasUndeliveredMail === query.hasUndeliveredMail;
}
