import type { ReactNode } from "react";
import styles from "./product-columns.module.css";

interface ProductColumnsProps {
	readonly picture: ReactNode;
	/** The head of the product, its choice and its price. */
	readonly children: ReactNode;
}

/** A product: what it looks like, and beside it what can be chosen. */
export function ProductColumns({ picture, children }: ProductColumnsProps) {
	return (
		<div className={styles.product}>
			{picture}
			<div className={styles.panel}>{children}</div>
		</div>
	);
}
