import { Disclosure } from "@offizin/ui";
import type { RichNodesProps } from "../rich-text/rich-nodes.tsx";
import { RunningText } from "../rich-text/running-text.tsx";
import type { Shown } from "../shown.ts";
import styles from "./more-information.module.css";
import type { MoreInformationView } from "./view.server.ts";

export interface MoreInformationProps<Within> extends Pick<RichNodesProps<Within>, "face"> {
	readonly view: MoreInformationView<Within>;
}

/** A text for who wants to know more. */
export function MoreInformation<Within extends Shown>({ view, face }: MoreInformationProps<Within>) {
	const { headline, nodes, editable } = view;
	return (
		<Disclosure className={styles.more} summary={headline} {...editable}>
			<RunningText nodes={nodes} face={face} />
		</Disclosure>
	);
}
