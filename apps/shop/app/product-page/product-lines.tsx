import { Title } from "@offizin/ui";
import { PriceNote } from "#app/cards/price-note.tsx";
import { type Drawing, Drawn, DrawnLater } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./product-lines.module.css";

/** A product in a list: its name and what there is of it. */
export interface ProductLine {
	readonly to: string;
	readonly name: string;
	readonly line: string;
	/** What it costs at least. */
	readonly price?: string | undefined;
	/** Its picture: one SVG. */
	readonly scene?: Drawing;
}

/** Products of a brand: a line each, with a picture over it where there is one. */
export function ProductLines({
	lines,
	title,
	definitions,
}: {
	readonly lines: readonly ProductLine[];
	readonly title: string;
	/** What the pictures share, where nothing else of the page has it. */
	readonly definitions?: Drawing;
}) {
	return (
		<nav className={styles.lines} aria-label={title}>
			<Title level={2} size="section">
				{title}
			</Title>
			{definitions ? <Drawn className={styles.definitions} drawing={definitions} /> : null}
			<ul>
				{lines.map(({ to, name, line, price, scene }) => (
					<li key={to}>
						<Link to={to}>
							{scene ? <DrawnLater className={styles.scene} drawing={scene} /> : null}
							<strong>{name}</strong>
							<span>{line}</span>
							{price ? <span className={styles.price}>{price}</span> : null}
						</Link>
					</li>
				))}
			</ul>
			{lines.some(({ price }) => price) ? (
				<p className={styles.note}>
					<PriceNote />
				</p>
			) : null}
		</nav>
	);
}
