import { Title } from "@offizin/ui";
import { keepDash } from "#app/cards/keep-dash.ts";
import { LineWords, type ToldLine } from "./line-words.tsx";
import styles from "./named-line.module.css";

interface NamedLineProps {
	readonly line: ToldLine & { readonly name: string };
	/** Of its name among the headings of the page. */
	readonly level: 2 | 3;
	readonly className?: string | undefined;
}

/** A line of a cart or an order by its name, and its features below. */
export function NamedLine({ line, level, className }: NamedLineProps) {
	return (
		<div className={`${styles.words} ${className ?? ""}`}>
			<Title level={level} size="small" className={styles.name}>
				{keepDash(line.name)}
			</Title>
			<LineWords line={line} />
		</div>
	);
}
