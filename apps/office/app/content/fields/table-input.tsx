import { Button, ButtonRow, FieldGroup } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { FieldInputProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { newCell, newRow, readTable, type Table, tableValue } from "./table-value.ts";

const newUid = () => crypto.randomUUID();

/** A table of plain words, its first row the head. */
export function TableInput({ label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.fields");
	const [empty] = useState<Table>(() => [newRow(2, newUid), newRow(2, newUid)]);
	const rows = readTable(value) ?? empty;
	const change = (changed: Table) => onChange(tableValue(changed));
	const columns = rows[0]?.cells.length ?? 0;
	const type = (uid: string, words: string) =>
		change(
			rows.map((row) => ({
				...row,
				cells: row.cells.map((cell) => (cell.uid === uid ? { ...cell, words } : cell)),
			})),
		);
	return (
		<FieldGroup legend={label} error={error}>
			<div className={styles.table}>
				<table>
					<tbody>
						{rows.map((row, at) => (
							<tr key={at === 0 ? "head" : row.uid}>
								{row.cells.map(({ uid, words }, column) => (
									<td key={uid}>
										<input
											aria-label={
												at === 0
													? t("headCell", { column: column + 1 })
													: t("cell", { row: at, column: column + 1 })
											}
											value={words}
											readOnly={isReadOnly}
											onChange={(event) => type(uid, event.target.value)}
										/>
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{isReadOnly ? null : (
				<ButtonRow>
					<Button kind="quiet" onClick={() => change([...rows, newRow(columns, newUid)])}>
						{t("addRow")}
					</Button>
					<Button kind="quiet" disabled={rows.length < 2} onClick={() => change(rows.slice(0, -1))}>
						{t("removeRow")}
					</Button>
					<Button
						kind="quiet"
						onClick={() => change(rows.map((row) => ({ ...row, cells: [...row.cells, newCell(newUid)] })))}
					>
						{t("addColumn")}
					</Button>
					<Button
						kind="quiet"
						disabled={columns < 2}
						onClick={() => change(rows.map((row) => ({ ...row, cells: row.cells.slice(0, -1) })))}
					>
						{t("removeColumn")}
					</Button>
				</ButtonRow>
			)}
		</FieldGroup>
	);
}
