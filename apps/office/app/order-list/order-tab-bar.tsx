import { Count, LinkTabs } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OrderCounts } from "./load-orders.ts";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./order-tab-bar.module.css";
import { isOpenTab, orderTabs } from "./order-tabs.ts";

/** On a phone the row of tabs is wider than the page. */
function bringIntoView(tab: HTMLElement | null): void {
	tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Narrows the list to the orders of one tab. */
export function OrderTabBar({
	query,
	counts,
}: {
	readonly query: OrderQuery;
	readonly counts: OrderCounts | undefined;
}) {
	const t = useTranslations();
	return (
		<LinkTabs
			label={t("orderList.narrow")}
			className={styles.tabs}
			links={orderTabs.map((tab) => {
				const { word, production, hasUndeliveredMail, isBad } = tab;
				const isOpen = isOpenTab(tab, query);
				const count = counts?.get(tab);
				return (
					<Link
						key={word}
						to={{ search: writeOrderQuery({ ...query, production, hasUndeliveredMail, page: 1 }) }}
						ref={isOpen ? bringIntoView : undefined}
						aria-current={isOpen ? "page" : undefined}
					>
						{t(word)}
						<Count kind={isBad && count ? "alarm" : "plain"}>{count ?? "–"}</Count>
					</Link>
				);
			})}
		/>
	);
}
