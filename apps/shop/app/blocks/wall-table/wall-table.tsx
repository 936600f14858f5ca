import { BlockHead } from "../block-head.tsx";
import { ComparedTable } from "../compared-table.tsx";
import type { WallTableView } from "./view.server.ts";
import styles from "./wall-table.module.css";

/** All materials side by side; on a phone each is a sheet with two columns of facts. */
export function WallTable({ view }: { readonly view: WallTableView }) {
	const { headline, text, columns, rows, material, editable } = view;
	return (
		<section className={styles.compared} {...editable}>
			<BlockHead headline={headline} text={text} />
			<ComparedTable caption={headline} first={material} columns={columns} rows={rows} />
		</section>
	);
}
