import type { ReactNode } from "react";
import styles from "./toast.module.css";

/** The place where short messages appear. Always in the page, so that readers announce what comes into it. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
	return (
		<div className={styles.region} role="status" aria-live="polite">
			{children ? (
				<div className={styles.toast} data-night="">
					{children}
				</div>
			) : null}
		</div>
	);
}
