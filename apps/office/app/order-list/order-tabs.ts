import { productionStates } from "@offizin/orders";
import { productionWords, undeliveredMail } from "#app/words/state-words.ts";
import type { OrderQuery } from "./order-query.ts";

/** One way to narrow the list of orders. */
export interface OrderTab extends Pick<OrderQuery, "production" | "hasUndeliveredMail"> {
	readonly word: string;
	/** Whether orders in it wait for somebody to put something right. */
	readonly isBad: boolean;
}

/** All orders, those in one state of production, and those whose customer could not be told. */
export const orderTabs: readonly OrderTab[] = [
	{ word: "alle", production: undefined, hasUndeliveredMail: false, isBad: false },
	...productionStates.map((production) => ({
		word: productionWords[production].word,
		production,
		hasUndeliveredMail: false,
		isBad: production === "failed",
	})),
	{ word: undeliveredMail.word, production: undefined, hasUndeliveredMail: true, isBad: true },
];

/** Whether the list shows what this tab leads to. */
export function isOpenTab(tab: OrderTab, query: Pick<OrderQuery, "production" | "hasUndeliveredMail">) {
	return tab.production === query.production && tab.hasUndeliveredMail === query.hasUndeliveredMail;
}
