import { AnyLink } from "#app/links/any-link.tsx";
import styles from "./usp-bar.module.css";
import type { UspBarView } from "./view.server.ts";

/** Promises in a row, each with the page that keeps it. */
export function UspBar({ view: { items, editable } }: { readonly view: UspBarView }) {
	return (
		<ul className={styles.promises} {...editable}>
			{items.map(({ uid, text, title, to, editable: marks }) => (
				<li key={uid} title={title} {...marks}>
					{to ? <AnyLink to={to}>{text}</AnyLink> : <span>{text}</span>}
				</li>
			))}
		</ul>
	);
}
