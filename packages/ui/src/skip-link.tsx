import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** First thing on a page: leads past the header to the element with the id `to`. */
export function SkipLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
	return (
		<a className={styles.skip} href={`#${to}`}>
			{children}
		</a>
	);
}
