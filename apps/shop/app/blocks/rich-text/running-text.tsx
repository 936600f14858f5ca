import type { Shown } from "../shown.ts";
import { RichNodes, type RichNodesProps } from "./rich-nodes.tsx";
import styles from "./rich-text.module.css";

/** Running text within another block, which keeps the room around it. */
export function RunningText<Within extends Shown>(props: RichNodesProps<Within>) {
	return (
		<div className={`${styles.text} ${styles.within}`}>
			<RichNodes {...props} />
		</div>
	);
}
