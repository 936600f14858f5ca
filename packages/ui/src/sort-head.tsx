import type { ComponentProps, ReactElement, ReactNode } from "react";
import styles from "./sort-head.module.css";

export interface SortHeadProps extends Omit<ComponentProps<"th">, "children"> {
	/** Undefined while the table is sorted by another column, or by none. */
	readonly direction: "ascending" | "descending" | undefined;
	/** Its figures end together; the arrow stands before the name. */
	readonly isNumber?: boolean;
	readonly name: ReactNode;
	/** The link that sorts, around its content and with its class. */
	readonly link: (content: ReactNode, className: string | undefined) => ReactElement;
}

/** Head of a column that sorts a table. */
export function SortHead({ direction, isNumber = false, name, link, ...head }: SortHeadProps) {
	const arrow = (
		<svg className={styles.arrow} width="8" height="10" viewBox="0 0 8 10" aria-hidden="true">
			{direction === "descending" ? null : <path d="M4 0 8 4H0Z" fill="currentColor" />}
			{direction === "ascending" ? null : <path d="M4 10 0 6h8Z" fill="currentColor" />}
		</svg>
	);
	return (
		<th
			scope="col"
			aria-sort={direction}
			className={isNumber ? `${styles.head} ${styles.number}` : styles.head}
			{...head}
		>
			{link(
				<>
					{name}
					{arrow}
				</>,
				styles.link,
			)}
		</th>
	);
}
