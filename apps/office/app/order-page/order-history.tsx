import type { OfficeOrder } from "@offizin/contract";
import { Panel } from "#app/controls/panel.tsx";
import { formatInstant } from "#app/dates/german-date.ts";
import { eventWord } from "#app/words/event-words.ts";
import styles from "./order-history.module.css";

/** Everything that happened, the latest first: what, when, by whom. */
export function OrderHistory({ order: { history, lines } }: { readonly order: OfficeOrder }) {
	const newestFirst = [...history].reverse();
	return (
		<Panel title="Verlauf">
			<ol className={styles.history}>
				{newestFirst.map(({ at, event, line, by }) => {
					const position = lines.findIndex(({ id }) => id === line) + 1;
					return (
						<li key={`${at} ${event} ${line}`}>
							<span>
								{eventWord(event)}
								{position > 0 && lines.length > 1 ? `, Position\u00a0${position}` : ""}
							</span>
							<span className={styles.when}>
								<time dateTime={at}>{formatInstant(at)}</time>
								{` · ${by ?? "Shop, von selbst"}`}
							</span>
						</li>
					);
				})}
			</ol>
		</Panel>
	);
}
