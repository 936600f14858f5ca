import type { ReactNode } from "react";
import styles from "./till.module.css";

/** Price and date and what comes next, at the foot of the window for as long as there is something to choose. */
export function Till({ children }: { readonly children: ReactNode }) {
	return <div className={styles.till}>{children}</div>;
}
