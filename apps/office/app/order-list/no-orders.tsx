import { Link } from "react-router";
import { productionWords } from "#app/words/state-words.ts";
import styles from "./no-orders.module.css";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";

interface NoOrdersProps {
	readonly query: OrderQuery;
	/** Orders found on other pages. */
	readonly total: number;
}

/** An empty list, with the reason and a way on. */
export function NoOrders({ query, total }: NoOrdersProps) {
	const { production, search, page, sort } = query;
	if (total > 0 && page > 1) {
		return (
			<div className={styles.empty}>
				<h2>So weit reicht die Liste nicht</h2>
				<Link to={{ search: writeOrderQuery({ ...query, page: 1 }) }}>Zur ersten Seite</Link>
			</div>
		);
	}
	if (production || search !== "") {
		const state = production ? ` im Stand „${productionWords[production].word}“` : "";
		return (
			<div className={styles.empty}>
				<h2>
					Kein Auftrag{state}
					{search === "" ? "" : ` passt zu „${search}“`}
				</h2>
				<Link to={{ search: writeOrderQuery({ production: undefined, search: "", page: 1, sort }) }}>
					Alle Aufträge zeigen
				</Link>
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
