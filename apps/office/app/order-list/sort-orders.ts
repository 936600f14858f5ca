import {
	type DeliveryState,
	deliveryStates,
	type ProductionState,
	paymentStates,
	productionStates,
} from "@offizin/orders";
import type { ListedOrder } from "#app/api/call.ts";

export const sortColumns = [
	"number",
	"channel",
	"placedAt",
	"customer",
	"pieces",
	"total",
	"payment",
	"production",
	"delivery",
	"deliveryDate",
] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface Sort {
	readonly column: SortColumn;
	readonly isDescending: boolean;
}

const german = new Intl.Collator("de", { numeric: true });

/** Rank of the line that is furthest behind. */
function furthestBehind<State extends string>(states: readonly State[], order: readonly State[]): number {
	return Math.min(...states.map((state) => order.indexOf(state)));
}

const productionRank = (states: readonly ProductionState[]) => furthestBehind(states, productionStates);
const deliveryRank = (states: readonly DeliveryState[]) => furthestBehind(states, deliveryStates);

const compare: Readonly<Record<SortColumn, (a: ListedOrder, b: ListedOrder) => number>> = {
	number: (a, b) => german.compare(a.number, b.number),
	channel: (a, b) => german.compare(a.channel, b.channel),
	placedAt: (a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt),
	customer: (a, b) => german.compare(a.customer, b.customer),
	pieces: (a, b) => a.pieces - b.pieces,
	total: (a, b) => a.total.amount - b.total.amount,
	payment: (a, b) => paymentStates.indexOf(a.payment.state) - paymentStates.indexOf(b.payment.state),
	production: (a, b) => productionRank(a.production) - productionRank(b.production),
	delivery: (a, b) => deliveryRank(a.delivery) - deliveryRank(b.delivery),
	deliveryDate: (a, b) => german.compare(a.deliveryDate, b.deliveryDate),
};

/** The orders by one column; equals keep the order of the server, newest first. */
export function sortOrders(orders: readonly ListedOrder[], sort: Sort | undefined): readonly ListedOrder[] {
	if (!sort) return orders;
	const direction = sort.isDescending ? -1 : 1;
	return [...orders].sort((a, b) => direction * compare[sort.column](a, b));
}

const largestFirst: readonly SortColumn[] = ["placedAt", "pieces", "total"];

/** What a click on a column's head asks for: the usual direction first, then the other, then the order of the server. */
export function nextSort(current: Sort | undefined, column: SortColumn): Sort | undefined {
	const usual = largestFirst.includes(column);
	if (current?.column !== column) return { column, isDescending: usual };
	return current.isDescending === usual ? { column, isDescending: !usual } : undefined;
}
