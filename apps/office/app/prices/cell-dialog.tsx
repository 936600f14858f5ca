import type { OfficePriceList, OfficePriceTable } from "@offizin/contract";
import { formatAmountDe } from "@offizin/pricing";
import { Button } from "@offizin/ui";
import type { CellHistory } from "#app/api/call.ts";
import { useMay } from "#app/api/use-may.ts";
import compact from "#app/controls/compact.module.css";
import { Dialog } from "#app/controls/dialog.tsx";
import { formatInstant, formatLongDay } from "#app/dates/german-date.ts";
import styles from "./cell-dialog.module.css";
import { PriceChangeForm } from "./change-form.tsx";
import { narrowWord } from "./price-words.ts";

interface CellDialogProps {
	readonly cell: OfficePriceTable["cells"][number];
	readonly table: OfficePriceTable;
	readonly list: OfficePriceList;
	/** The newest first. */
	readonly history: CellHistory;
	readonly onClose: () => void;
}

/** One cell: what it costs, has cost and will cost, and for who may, a new price. */
export function CellDialog({ cell, table, list, history, onClose }: CellDialogProps) {
	const mayChange = useMay("prices.change");
	const row = table.rows.find(({ key }) => key === cell.row)?.name ?? cell.row;
	const column = table.columns.find(({ key }) => key === cell.column)?.name ?? cell.column;
	const isOnlyColumn = table.columns.length === 1;
	const money = (amount: number) => formatAmountDe(amount, table.unit, list.currency);
	return (
		<Dialog title={`${row}${isOnlyColumn ? "" : `, ${column}`}`} isOpen isWide={mayChange} onClose={onClose}>
			<p className={styles.table}>
				{table.name} · {list.channelName} {list.marketName}
			</p>
			<dl className={styles.now}>
				<div>
					<dt>{table.unit === "money" ? "Preis heute" : "Wert heute"}</dt>
					<dd>{money(cell.amount)}</dd>
				</div>
				<div>
					<dt>gilt</dt>
					<dd>
						seit {formatLongDay(cell.since)}
						{cell.announcedUntil ? ` bis ${formatLongDay(cell.announcedUntil)}` : ""}
						{cell.reach === "currency" ? "" : `, ${narrowWord(cell.reach, list)}`}
					</dd>
				</div>
			</dl>
			{history.length > 1 ? (
				<section className={styles.history} aria-labelledby="verlauf">
					<h3 id="verlauf">Verlauf</h3>
					<ol>
						{history.map(({ from, amount, savedBy, savedAt }) => (
							<li key={from} data-planned={from > list.today ? "" : undefined}>
								<span>
									ab {formatLongDay(from)}: {money(amount)}
								</span>
								<span className={styles.by}>
									{savedBy && savedAt
										? `${savedBy}, ${formatInstant(savedAt)}`
										: "Anfangsbestand oder Ende einer Aktion"}
								</span>
							</li>
						))}
					</ol>
				</section>
			) : null}
			{mayChange ? (
				<PriceChangeForm {...{ cell, table, list, onClose }} />
			) : (
				<Button kind="secondary" className={compact.button} onClick={onClose}>
					Schließen
				</Button>
			)}
		</Dialog>
	);
}
