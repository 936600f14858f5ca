import { Title } from "@offizin/ui";
import { Link } from "#app/links/link.tsx";
import styles from "./product-lines.module.css";

/** A product in a list: its name and what there is of it. */
export interface ProductLine {
	readonly to: string;
	readonly name: string;
	readonly line: string;
}

/** Products of a brand, one line each. */
export function ProductLines({
	lines,
	title,
}: {
	readonly lines: readonly ProductLine[];
	readonly title: string;
}) {
	return (
		<nav className={styles.lines} aria-label={title}>
			<Title level={2} size="section">
				{title}
			</Title>
			<ul>
				{lines.map(({ to, name, line }) => (
					<li key={to}>
						<Link to={to}>
							<strong>{name}</strong>
							<span>{line}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
