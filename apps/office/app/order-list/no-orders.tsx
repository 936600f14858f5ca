import { Link } from "react-router";
import styles from "./no-orders.module.css";
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
	const { production, hasUndeliveredMail, search, page, sort } = query;
	if (total > 0 && page > 1) {
		return (
			<div className={styles.empty}>
				<h2>So weit reicht die Liste nicht</h2>
				<Link to={{ search: writeOrderQuery({ ...query, page: 1 }) }}>Zur ersten Seite</Link>
			</div>
		);
	}
	if (production || hasUndeliveredMail || search !== "") {
		const tab = production || hasUndeliveredMail ? orderTabs.find((one) => isOpenTab(one, query)) : undefined;
		return (
			<div className={styles.empty}>
				<h2>
					Kein Auftrag{tab ? ` unter „${tab.word}“` : ""}
					{search === "" ? "" : ` passt zu „${search}“`}
				</h2>
				<Link to={{ search: writeOrderQuery({ ...everything, sort }) }}>Alle Aufträge zeigen</Link>
			</div>
		);
	}
	return (
		<div className={styles.empty}>
			<h2>Noch keine Aufträge</h2>
			<p>Sobald jemand bestellt, steht der Auftrag hier. Die Liste aktualisiert sich von selbst.</p>
		</div>
	);
}
