import {
	type DeliveryState,
	deliveryStates,
	type ProductionState,
	paymentStates,
	productionStates,
} from "@offizin/orders";
import type { ListedOrder } from "#app/api/call.ts";
import { compareTexts, nextSort, type Sort } from "#app/sort.ts";

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

/** Rank of the line that is furthest behind. */
function furthestBehind<State extends string>(states: readonly State[], order: readonly State[]): number {
	return Math.min(...states.map((state) => order.indexOf(state)));
}

const productionRank = (states: readonly ProductionState[]) => furthestBehind(states, productionStates);
const deliveryRank = (states: readonly DeliveryState[]) => furthestBehind(states, deliveryStates);

const compare: Readonly<Record<SortColumn, (a: ListedOrder, b: ListedOrder) => number>> = {
	number: (a, b) => compareTexts(a.number, b.number),
	channel: (a, b) => compareTexts(a.channel, b.channel),
	placedAt: (a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt),
	customer: (a, b) => compareTexts(a.customer, b.customer),
	pieces: (a, b) => a.pieces - b.pieces,
	total: (a, b) => a.total.amount - b.total.amount,
	payment: (a, b) => paymentStates.indexOf(a.payment.state) - paymentStates.indexOf(b.payment.state),
	production: (a, b) => productionRank(a.production) - productionRank(b.production),
	delivery: (a, b) => deliveryRank(a.delivery) - deliveryRank(b.delivery),
	deliveryDate: (a, b) => compareTexts(a.deliveryDate, b.deliveryDate),
};

/** The orders by one column; equals keep the order of the server, newest first. */
export function sortOrders(
	orders: readonly ListedOrder[],
	sort: Sort<SortColumn> | undefined,
): readonly ListedOrder[] {
	if (!sort) return orders;
	const direction = sort.isDescending ? -1 : 1;
	return [...orders].sort((a, b) => direction * compare[sort.column](a, b));
}

const largestFirst: readonly SortColumn[] = ["placedAt", "pieces", "total"];

/** What a click on a column's head asks for; the latest and the largest come first. */
export function nextOrderSort(
	current: Sort<SortColumn> | undefined,
	column: SortColumn,
): Sort<SortColumn> | undefined {
	return nextSort(current, column, { isDescending: largestFirst.includes(column) });
}
