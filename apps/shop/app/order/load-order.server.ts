import { goodsOf } from "@offizin/assortment";
import { wallTime } from "@offizin/calendar-days";
import { getOrder, type OrderView } from "@offizin/contract";
import { marketOf } from "@offizin/sites";
import { data, type RouterContextProvider } from "react-router";
import { apiOf, valueOrThrow } from "#app/api.server.ts";
import { shopContext } from "#app/shop-context.ts";

interface LoadArgs {
	readonly params: { readonly number: string };
	readonly url: URL;
	readonly context: Readonly<RouterContextProvider>;
}

export type LoadedLine = OrderView["lines"][number] & {
	/** Calendar day on which the print data were removed. */
	readonly printDataRemovedOn: string | undefined;
};

export interface LoadedOrder {
	readonly order: Omit<OrderView, "lines"> & { readonly lines: LoadedLine[] };
	/** What was ordered, as words call it. */
	readonly goods: string;
	/** Calendar day of the order where the shop is. */
	readonly placedOn: string;
}

/** The order behind a number and its token. Unknown number, wrong token and no token are told apart by nobody. */
export async function loadOrder({ params, url, context }: LoadArgs) {
	const token = url.searchParams.get("token") ?? "";
	const call = apiOf(context);
	const found = await call(getOrder, { params, query: { token } });
	if (!found.ok && found.error.status >= 400 && found.error.status < 500 && found.error.status !== 429) {
		return data(undefined, { status: 404, statusText: "Order not found" });
	}
	const order = valueOrThrow(found);
	const { timeZone } = marketOf(context.get(shopContext).site.market);
	const lines = order.lines.map((line): LoadedLine => {
		if (line.item === "article" || line.item === "voucher") return { ...line, printDataRemovedOn: undefined };
		const { printDataRemovedAt: at } = line;
		const printDataRemovedOn = at ? wallTime(at, timeZone).day : undefined;
		return { ...line, printDataRemovedOn };
	});
	return data<LoadedOrder>({
		order: { ...order, lines },
		goods: goodsOf(lines.flatMap((line) => ("product" in line ? [line] : []))),
		placedOn: wallTime(order.placedAt, timeZone).day,
	});
}
