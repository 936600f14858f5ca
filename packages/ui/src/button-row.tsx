import type { ReactNode } from "react";
import styles from "./button-row.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonRowProps {
	readonly className?: string | undefined;
	/** The one that is meant stands first. */
	readonly children: ReactNode;
}

/** What can be done at the end of a form or a question; where there is no room for a row, one below the other. */
export function ButtonRow({ className, children }: ButtonRowProps) {
	return <div className={classNames(styles.row, className)}>{children}</div>;
}
