import { productionStates } from "@offizin/orders";
import { Link } from "react-router";
import type { OrderCounts } from "#app/api/load-orders.ts";
import { productionWords } from "#app/words/state-words.ts";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./production-tabs.module.css";

const tabs = [undefined, ...productionStates];

/** On a phone the row of tabs is wider than the page. */
function bringIntoView(tab: HTMLElement | null): void {
	tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

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
								ref={query.production === state ? bringIntoView : undefined}
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
