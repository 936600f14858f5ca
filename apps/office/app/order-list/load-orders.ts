import { ok } from "@offizin/base";
import { officeRoutes } from "@offizin/contract/browser";
import { type Answer, call, type OrderPage } from "#app/api/call.ts";
import type { OrderQuery } from "#app/order-list/order-query.ts";
import { isOpenTab, type OrderTab, orderTabs } from "#app/order-list/order-tabs.ts";

/** Orders found under each tab; what could not be counted is missing. */
export type OrderCounts = ReadonlyMap<OrderTab, number>;

export interface CountedOrders extends OrderPage {
	readonly counts: OrderCounts;
}

type Asked = Omit<OrderQuery, "sort">;

function listOrders({ production, hasUndeliveredMail, search, page }: Asked): Promise<Answer<OrderPage>> {
	const mail = hasUndeliveredMail ? "undelivered" : undefined;
	return call(officeRoutes.officeListOrders, { query: { production, mail, search, page } });
}

/** A page of orders, and how many every tab would show: the total of each filter. */
export async function loadOrders(asked: Asked): Promise<Answer<CountedOrders>> {
	const [page, ...tabs] = await Promise.all([
		listOrders(asked),
		...orderTabs
			.filter((tab) => !isOpenTab(tab, asked))
			.map(async (tab) => ({ tab, answer: await listOrders({ ...asked, ...tab, page: 1 }) })),
	]);
	if (!page.ok) return page;
	const counts = new Map(tabs.flatMap(({ tab, answer }) => (answer.ok ? [[tab, answer.value.total]] : [])));
	const open = orderTabs.find((tab) => isOpenTab(tab, asked));
	if (open) counts.set(open, page.value.total);
	return ok({ ...page.value, counts });
}
