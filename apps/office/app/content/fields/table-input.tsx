import { Button, ButtonRow, FieldGroup } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { FieldInputProps } from "./field-props.ts";
import styles from "./fields.module.css";
import { readTable, type TableWords, tableValue } from "./table-value.ts";

/** A table of plain words, its first row the head. */
export function TableInput({ label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.fields");
	const rows = readTable(value);
	const change = (changed: TableWords) => onChange(tableValue(changed, () => crypto.randomUUID()));
	const columns = rows[0]?.length ?? 0;
	return (
		<FieldGroup legend={label} error={error}>
			<div className={styles.table}>
				<table>
					<tbody>
						{rows.map((row, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
							<tr key={at}>
								{row.map((words, column) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
									<td key={column}>
										<input
											aria-label={
												at === 0
													? t("headCell", { column: column + 1 })
													: t("cell", { row: at, column: column + 1 })
											}
											value={words}
											readOnly={isReadOnly}
											onChange={(event) => change(rows.with(at, row.with(column, event.target.value)))}
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
					<Button kind="quiet" onClick={() => change([...rows, Array.from({ length: columns }, () => "")])}>
						{t("addRow")}
					</Button>
					<Button kind="quiet" disabled={rows.length < 2} onClick={() => change(rows.slice(0, -1))}>
						{t("removeRow")}
					</Button>
					<Button kind="quiet" onClick={() => change(rows.map((row) => [...row, ""]))}>
						{t("addColumn")}
					</Button>
					<Button
						kind="quiet"
						disabled={columns < 2}
						onClick={() => change(rows.map((row) => row.slice(0, -1)))}
					>
						{t("removeColumn")}
					</Button>
				</ButtonRow>
			)}
		</FieldGroup>
	);
}
