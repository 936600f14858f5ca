import { productionStates } from "@offizin/orders";
import { Link } from "react-router";
import type { OrderCounts } from "#app/api/load-orders.ts";
import { productionWords } from "#app/words/state-words.ts";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./production-tabs.module.css";

const tabs = [undefined, ...productionStates];

/** Narrows the list to orders with a line in one state of production. */
export function ProductionTabs({
	query,
	counts,
}: {
	readonly query: OrderQuery;
	readonly counts: OrderCounts;
}) {
	return (
		<nav aria-label="Stand der Produktion" className={styles.tabs}>
			<ul>
				{tabs.map((state) => {
					const word = state ? productionWords[state].word : "alle";
					return (
						<li key={word}>
							<Link
								to={{ search: writeOrderQuery({ ...query, production: state, page: 1 }) }}
								aria-current={query.production === state ? "page" : undefined}
								data-bad={state === "failed" && counts.failed ? "" : undefined}
							>
								{word}
								<span className={styles.count}>{counts[state ?? "all"] ?? "–"}</span>
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
