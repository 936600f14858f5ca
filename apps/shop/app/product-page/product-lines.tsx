import { Title } from "@offizin/ui";
import { type Drawing, Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./product-lines.module.css";

/** A product in a list: its name and what there is of it. */
export interface ProductLine {
	readonly to: string;
	readonly name: string;
	readonly line: string;
	/** Its picture: one SVG. */
	readonly scene?: Drawing;
}

/** Products of a brand: a line each, with a picture over it where there is one. */
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
				{lines.map(({ to, name, line, scene }) => (
					<li key={to}>
						<Link to={to}>
							{scene ? <Drawn className={styles.scene} drawing={scene} /> : null}
							<strong>{name}</strong>
							<span>{line}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
