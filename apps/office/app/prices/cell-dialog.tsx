import type { OfficePriceList, OfficePriceTable } from "@offizin/contract";
import { Button, Dialog } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { CellHistory } from "#app/api/call.ts";
import { useMay } from "#app/api/use-may.ts";
import type { Formats } from "#app/formats/formats.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import type { Say } from "#app/words/office-intl.tsx";
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
	const t = useTranslations();
	const formats = useFormats();
	const mayChange = useMay("prices.change");
	const row = table.rows.find(({ key }) => key === cell.row)?.name ?? cell.row;
	const column = table.columns.find(({ key }) => key === cell.column)?.name ?? cell.column;
	const isOnlyColumn = table.columns.length === 1;
	const money = (amount: number) => formats.amount(amount, table.unit, list.currency);
	return (
		<Dialog
			title={`${row}${isOnlyColumn ? "" : `, ${column}`}`}
			isOpen
			size={mayChange ? "wide" : "small"}
			onClose={onClose}
		>
			<p className={styles.table}>
				{table.name} · {list.channelName} {list.marketName}
			</p>
			<dl className={styles.now}>
				<div>
					<dt>{t(`prices.cell.${table.unit === "money" ? "priceToday" : "valueToday"}`)}</dt>
					<dd>{money(cell.amount)}</dd>
				</div>
				<div>
					<dt>{t("prices.cell.holds")}</dt>
					<dd>{holdsWord(cell, list, t, formats)}</dd>
				</div>
			</dl>
			{history.length > 1 ? (
				<section className={styles.history} aria-labelledby="verlauf">
					<h3 id="verlauf">{t("prices.cell.history")}</h3>
					<ol>
						{history.map(({ from, amount, savedBy, savedAt }) => (
							<li key={from} data-planned={from > list.today ? "" : undefined}>
								<span>{t("prices.cell.from", { day: formats.longDay(from), amount: money(amount) })}</span>
								<span className={styles.by}>
									{savedBy && savedAt
										? t("prices.changes.saved", { name: savedBy, at: formats.instant(savedAt) })
										: t("prices.cell.initial")}
								</span>
							</li>
						))}
					</ol>
				</section>
			) : null}
			{mayChange ? (
				<PriceChangeForm {...{ cell, table, list, onClose }} />
			) : (
				<Button kind="secondary" onClick={onClose}>
					{t("controls.close")}
				</Button>
			)}
		</Dialog>
	);
}

function holdsWord(
	{ since, announcedUntil, reach: where }: CellDialogProps["cell"],
	list: OfficePriceList,
	t: Say,
	{ longDay }: Formats,
): string {
	const day = longDay(since);
	const reach = narrowWord(where, list, t);
	if (announcedUntil === null) {
		return reach ? t("prices.cell.sinceAt", { day, reach }) : t("prices.cell.since", { day });
	}
	const until = longDay(announcedUntil);
	return reach
		? t("prices.cell.sinceUntilAt", { day, until, reach })
		: t("prices.cell.sinceUntil", { day, until });
}
