import { EmptyState, textLinkClass } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Say } from "#app/words/office-intl.tsx";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import { isOpenTab, orderTabs } from "./order-tabs.ts";

const everything = { production: undefined, hasUndeliveredMail: false, search: "", page: 1 } as const;

interface NoOrdersProps {
	readonly query: OrderQuery;
	/** Orders found on other pages. */
	readonly total: number;
}

/** An empty list, with the reason and a way on. */
export function NoOrders({ query, total }: NoOrdersProps) {
	const t = useTranslations();
	const { production, hasUndeliveredMail, search, page, sort } = query;
	if (total > 0 && page > 1) {
		return (
			<EmptyState title={t("orderList.tooFar")}>
				<Link className={textLinkClass()} to={{ search: writeOrderQuery({ ...query, page: 1 }) }}>
					{t("orderList.firstPage")}
				</Link>
			</EmptyState>
		);
	}
	if (production || hasUndeliveredMail || search !== "") {
		const tab = production || hasUndeliveredMail ? orderTabs.find((one) => isOpenTab(one, query)) : undefined;
		return (
			<EmptyState title={emptyWord(tab && t(tab.word), search, t)}>
				<Link className={textLinkClass()} to={{ search: writeOrderQuery({ ...everything, sort }) }}>
					{t("orderList.showAll")}
				</Link>
			</EmptyState>
		);
	}
	return (
		<EmptyState title={t("orderList.none")}>
			<p>{t("orderList.noneYet")}</p>
		</EmptyState>
	);
}

function emptyWord(tab: string | undefined, search: string, t: Say): string {
	if (tab === undefined) return t("orderList.noneFor", { search });
	return search === "" ? t("orderList.noneUnder", { tab }) : t("orderList.noneUnderFor", { tab, search });
}
