import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./facts.module.css";

export interface FactsProps {
	/** "apart" sets values at the end of the line, as sums are; "beside" lines them up after the terms. */
	readonly layout: "beside" | "apart";
	readonly className?: string | undefined;
	/** `Fact`s. */
	readonly children: ReactNode;
}

/** Terms with their values. Its class may say `--term`, how wide terms are, and `--sum-line` and `--sum-space` of a sum. */
export function Facts({ layout, className, children }: FactsProps) {
	return <dl className={classNames(styles.facts, styles[layout], className)}>{children}</dl>;
}

export interface FactProps {
	readonly term: ReactNode;
	/** "sum" is what the others come to, "quiet" a part of it. */
	readonly kind?: "plain" | "sum" | "quiet";
	readonly children: ReactNode;
}

export function Fact({ term, kind = "plain", children }: FactProps) {
	return (
		<div className={styles[kind]}>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
