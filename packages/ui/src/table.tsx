import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./table.module.css";

export interface TableProps extends ComponentProps<"table"> {
	/** What is in it; read out, and seen where `isCaptionShown`. */
	readonly caption?: ReactNode;
	readonly isCaptionShown?: boolean;
	/** On a phone each row is a sheet of its own, its cells below each other; `data-label` of a cell stands before it there. */
	readonly hasSheets?: boolean;
}

/** Rows between thin lines. Cells with `data-number` end together; `tfoot` is the sum. */
export function Table({
	caption,
	isCaptionShown = false,
	hasSheets = false,
	className,
	children,
	...table
}: TableProps) {
	return (
		<table className={classNames(styles.table, hasSheets ? styles.sheets : undefined, className)} {...table}>
			{caption ? (
				<caption className={isCaptionShown ? undefined : "visually-hidden"}>{caption}</caption>
			) : null}
			{children}
		</table>
	);
}
