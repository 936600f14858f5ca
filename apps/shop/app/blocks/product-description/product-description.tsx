import { Title } from "@offizin/ui";
import type { RichNodesProps } from "../rich-text/rich-nodes.tsx";
import { RunningText } from "../rich-text/running-text.tsx";
import type { Shown } from "../shown.ts";
import styles from "./product-description.module.css";
import type { ProductDescriptionView } from "./view.server.ts";

export interface ProductDescriptionProps<Within> extends Pick<RichNodesProps<Within>, "face"> {
	readonly view: ProductDescriptionView<Within>;
}

/** What a product is, and beside it what there is to know at a glance. */
export function ProductDescription<Within extends Shown>({ view, face }: ProductDescriptionProps<Within>) {
	const { headline, nodes, points, editable } = view;
	return (
		<section className={styles.description} {...editable}>
			<Title level={2} size="page">
				{headline}
			</Title>
			<RunningText nodes={nodes} face={face} />
			{points.length > 0 ? (
				<ul>
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			) : null}
		</section>
	);
}
