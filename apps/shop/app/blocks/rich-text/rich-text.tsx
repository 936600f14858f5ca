import { useEffect } from "react";
import type { Shown } from "../shown.ts";
import type { RichNodesProps } from "./rich-nodes.tsx";
import { RichNodes } from "./rich-nodes.tsx";
import styles from "./rich-text.module.css";
import { toNamedPart } from "./to-named-part.ts";
import type { RichTextView } from "./view.server.ts";

export interface RichTextProps<Within> extends Pick<RichNodesProps<Within>, "face"> {
	readonly view: RichTextView<Within>;
}

/** Running text of a story. */
export function RichText<Within extends Shown>({ view, face }: RichTextProps<Within>) {
	const { nodes, layout, editable } = view;
	useEffect(toNamedPart, []);
	return (
		<div className={layout === "margin" ? `${styles.text} ${styles.margin}` : styles.text} {...editable}>
			<RichNodes nodes={nodes} face={face} />
		</div>
	);
}
