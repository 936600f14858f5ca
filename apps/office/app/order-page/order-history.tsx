import type { OfficeOrder } from "@offizin/contract";
import { Panel } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import { eventWord } from "#app/words/event-words.ts";
import styles from "./order-history.module.css";

/** Everything that happened, the latest first: what, when, by whom. */
export function OrderHistory({ order: { history, lines } }: { readonly order: OfficeOrder }) {
	const t = useTranslations();
	const formats = useFormats();
	const newestFirst = [...history].reverse();
	return (
		<Panel title={t("orderPage.history.title")}>
			<ol className={styles.history}>
				{newestFirst.map(({ at, event, line, by }) => {
					const position = lines.findIndex(({ id }) => id === line) + 1;
					return (
						<li key={`${at} ${event} ${line}`}>
							<span>
								{position > 0 && lines.length > 1
									? t("orderPage.history.atLine", { event: eventWord(event, t), position })
									: eventWord(event, t)}
							</span>
							<span className={styles.when}>
								{t.rich(`orderPage.history.${by === null ? "byItself" : "by"}`, {
									name: by ?? "",
									at: formats.instant(at),
									time: (words) => <time dateTime={at}>{words}</time>,
								})}
							</span>
						</li>
					);
				})}
			</ol>
		</Panel>
	);
}
