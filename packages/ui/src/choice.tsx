import type { ComponentProps, ReactNode } from "react";
import styles from "./choice.module.css";
import { classNames } from "./class-names.ts";

export interface ChoiceProps extends Omit<ComponentProps<"input">, "children"> {
	readonly type: "checkbox" | "radio";
	readonly label: ReactNode;
	/** What it means, or why it cannot be chosen. */
	readonly note?: ReactNode;
	/** What it looks like, at the end of the line. */
	readonly mark?: ReactNode;
}

/** Something to tick or to choose; its words are part of what is pressed. */
export function Choice({ label, note, mark, className, ...input }: ChoiceProps) {
	return (
		<label className={classNames(styles.choice, className)}>
			<input {...input} />
			<span>{label}</span>
			{mark}
			{note ? <span className={styles.note}>{note}</span> : null}
		</label>
	);
}
