import { ok } from "@offizin/base";
import { type ProductionState, productionStates } from "@offizin/orders";
import type { OrderQuery } from "#app/order-list/order-query.ts";
import { type Answer, call, doors, type OrderPage } from "./doors.ts";

/** Orders found per production state, and in all; what could not be counted is missing. */
export type OrderCounts = Readonly<Partial<Record<ProductionState | "all", number>>>;

export interface CountedOrders extends OrderPage {
	readonly counts: OrderCounts;
}

type Asked = Pick<OrderQuery, "production" | "search" | "page">;

function listOrders({ production, search, page }: Asked): Promise<Answer<OrderPage>> {
	return call(doors.listOrders, { query: { production, search, page } });
}

/** A page of orders, and how many every tab would show: the total of each filter. */
export async function loadOrders(asked: Asked): Promise<Answer<CountedOrders>> {
	const tabs = [undefined, ...productionStates].filter((state) => state !== asked.production);
	const [page, ...others] = await Promise.all([
		listOrders(asked),
		...tabs.map((production) => listOrders({ production, search: asked.search, page: 1 })),
	]);
	if (!page.ok) return page;
	const counted = tabs.flatMap((state, index) => {
		const answer = others[index];
		return answer?.ok ? [[state ?? "all", answer.value.total]] : [];
	});
	const counts: OrderCounts = Object.fromEntries([[asked.production ?? "all", page.value.total], ...counted]);
	return ok({ ...page.value, counts });
}
