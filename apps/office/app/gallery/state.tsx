import type { ReactNode } from "react";
import styles from "./gallery.module.css";

/** A state of a component under its name. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div className={styles.state}>
			<p className={styles.name}>{name}</p>
			{children}
		</div>
	);
}
