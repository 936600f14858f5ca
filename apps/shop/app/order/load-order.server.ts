import { getOrder, type OrderView } from "@offizin/contract";
import { marketOf } from "@offizin/sites";
import { data, type RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { printedCard } from "#app/cart/printed-card.server.ts";
import type { WithCard } from "#app/cart/printed-card.ts";
import { shopContext } from "#app/shop-context.ts";

interface LoadArgs {
	readonly params: { readonly number: string };
	readonly request: Request;
	readonly context: Readonly<RouterContextProvider>;
}

export type LoadedLine = WithCard<OrderView["lines"][number]> & {
	/** Calendar day on which the print data were removed. */
	readonly printDataRemovedOn: string | undefined;
};

export interface LoadedOrder {
	readonly order: Omit<OrderView, "lines"> & { readonly lines: LoadedLine[] };
	/** Calendar day of the order where the shop is. */
	readonly placedOn: string;
}

/** The order behind a number and its token. Unknown number, wrong token and no token are told apart by nobody. */
export async function loadOrder({ params, request, context }: LoadArgs) {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	const call = apiOf(context);
	const found = await call(getOrder, { params, query: { token } });
	if (!found.ok && found.error.status >= 400 && found.error.status < 500 && found.error.status !== 429) {
		return data(undefined, { status: 404, statusText: "Order not found" });
	}
	const order = valueOrThrow(found);
	const { timeZone } = marketOf(context.get(shopContext).site.market);
	const lines = order.lines.map((line) => ({
		...line,
		card: printedCard(line.configuration),
		printDataRemovedOn: line.printDataRemovedAt ? dayOf(line.printDataRemovedAt, timeZone) : undefined,
	}));
	return data<LoadedOrder>({
		order: { ...order, lines },
		placedOn: dayOf(order.placedAt, timeZone),
	});
}

/** "2026-11-25" for an instant as the clocks of a zone show it. */
export function dayOf(instant: string, timeZone: string): string {
	const format = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	const parts = Object.fromEntries(
		format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
	);
	const { year, month, day } = parts;
	return `${year}-${month}-${day}`;
}
