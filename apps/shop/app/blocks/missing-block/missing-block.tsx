import type { Shown } from "../shown.ts";
import styles from "./missing-block.module.css";

/** A block nobody can show, said to editors; visitors see the rest of the page. */
export interface MissingBlockView extends Shown {
	readonly component: "missing-block";
	/** Spec 8.4-1 or 8.4-2; empty for visitors. */
	readonly sentence: string;
}

export function MissingBlock({ view: { sentence, editable } }: { readonly view: MissingBlockView }) {
	return sentence === "" ? null : (
		<p className={styles.missing} {...editable}>
			{sentence}
		</p>
	);
}
