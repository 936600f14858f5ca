import type { OfficePriceList, OfficePriceTable } from "@offizin/contract";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import type { GridShape } from "./grid-shape.ts";
import { CELL, moveFocus } from "./move-focus.ts";
import styles from "./price-grid.module.css";
import { narrowWord } from "./price-words.ts";

type Cell = OfficePriceTable["cells"][number];

export interface PriceGridProps {
	readonly table: OfficePriceTable;
	readonly list: OfficePriceList;
	readonly shape: GridShape;
	/** Names of columns that were looked for; brought into view when the table opens. */
	readonly marked: readonly string[];
	/** Told as soon as a cell is pressed, before it opens. */
	readonly onOpen: () => void;
}

/** The query that opens a cell. */
function cellSearch({ row, column }: Pick<Cell, "row" | "column">): string {
	return `?${new URLSearchParams({ zeile: row, spalte: column })}`;
}

/** A price table. The arrow keys go from cell to cell, Enter opens the one in focus. */
export function PriceGrid({ table, list, shape: { columns, rows }, marked, onOpen }: PriceGridProps) {
	const t = useTranslations("prices");
	const grid = useRef<HTMLElement>(null);
	useEffect(() => {
		grid.current?.querySelector("[data-found]")?.scrollIntoView({ block: "nearest", inline: "center" });
	}, []);
	function onKeyDown(event: KeyboardEvent) {
		if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
	}
	return (
		<section ref={grid} className={styles.scroll} aria-label={table.name}>
			<table className={styles.grid} onKeyDown={onKeyDown}>
				<caption className="visually-hidden">{t("gridCaption", { table: table.name })}</caption>
				<thead>
					<tr>
						<td />
						{columns.map(({ key, name }) => (
							<th key={key} scope="col" data-found={marked.includes(name) ? "" : undefined}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, cells }, rowIndex) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{columns.map((column, columnIndex) => {
								const cell = cells[columnIndex];
								const full = column.key === "" ? name : `${name}, ${column.name}`;
								return (
									<td key={column.key} data-next={cell?.next ? "" : undefined}>
										{cell ? (
											<PriceCell
												{...{ cell, table, list, onOpen }}
												name={full}
												at={[rowIndex, columnIndex]}
											/>
										) : (
											<span className={styles.none} title={t("notMade")}>
												–
											</span>
										)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

interface PriceCellProps {
	readonly cell: Cell;
	readonly table: OfficePriceTable;
	readonly list: OfficePriceList;
	/** Row and column. */
	readonly name: string;
	readonly at: readonly [row: number, column: number];
	readonly onOpen: () => void;
}

function PriceCell({ cell, table: { unit }, list, name, at, onOpen }: PriceCellProps) {
	const { amount, announcedUntil, next, reach } = cell;
	const t = useTranslations();
	const formats = useFormats();
	const narrow = narrowWord(reach, list, t);
	return (
		<>
			<Link
				to={{ search: cellSearch(cell) }}
				preventScrollReset
				className={styles.amount}
				onClick={onOpen}
				{...{ [CELL]: at.join(",") }}
			>
				<span className="visually-hidden">{name}: </span>
				{formats.amount(amount, unit, list.currency)}
			</Link>
			{narrow ? <span className={styles.note}>{narrow}</span> : null}
			{announcedUntil ? (
				<span className={styles.note}>{t("prices.until", { day: formats.longDay(announcedUntil) })}</span>
			) : null}
			{next ? (
				<span className={styles.next}>
					{t("prices.next", {
						day: formats.longDay(next.from),
						amount: formats.amount(next.amount, unit, list.currency),
					})}
				</span>
			) : null}
		</>
	);
}
