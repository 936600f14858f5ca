import { Title } from "@offizin/ui";
import type { RichNodesProps } from "../rich-text/rich-nodes.tsx";
import { RunningText } from "../rich-text/running-text.tsx";
import type { Shown } from "../shown.ts";
import styles from "./text-section.module.css";
import type { TextSectionView } from "./view.server.ts";

export interface TextSectionProps<Within> extends Pick<RichNodesProps<Within>, "face"> {
	readonly view: TextSectionView<Within>;
}

/** A part of a page of text: its headline, and beside it its words. */
export function TextSection<Within extends Shown>({ view, face }: TextSectionProps<Within>) {
	const { headline, anchor, nodes, editable } = view;
	return (
		<section className={styles.section} id={anchor} {...editable}>
			<Title level={2} size="section">
				{headline}
			</Title>
			<RunningText nodes={nodes} face={face} />
		</section>
	);
}
