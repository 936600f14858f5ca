import type { ReactNode } from "react";
import styles from "./panel-form.module.css";

/** The one action. On a phone it waits at the thumb beside the price. */
export function ActionBar({ total, children }: { readonly total: string; readonly children: ReactNode }) {
	return (
		<div className={styles.action}>
			<span className={styles.total} aria-hidden="true">
				{total}
			</span>
			{children}
		</div>
	);
}
