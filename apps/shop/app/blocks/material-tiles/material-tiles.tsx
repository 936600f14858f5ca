import { textLinkClass } from "@offizin/ui";
import { Drawn } from "#app/drawings/drawn.tsx";
import { AnyLink } from "#app/links/any-link.tsx";
import { Link } from "#app/links/link.tsx";
import { PaperSheet } from "#app/papers/paper-sheet.tsx";
import { BlockHead } from "../block-head.tsx";
import styles from "./material-tiles.module.css";
import type { MaterialTile, MaterialTilesView } from "./view.server.ts";

/** Tiles of all that is printed on; a paper shows itself, a material for walls its label. */
export function MaterialTiles({ view }: { readonly view: MaterialTilesView }) {
	const { headline, text, tiles, definitions, link, editable } = view;
	return (
		<section className={styles.materials} {...editable}>
			<BlockHead headline={headline} text={text} />
			{definitions ? <Drawn className={styles.definitions} drawing={definitions} /> : null}
			<ul>
				{tiles.map((tile) => (
					<li key={tile.key}>
						<Tile tile={tile} />
					</li>
				))}
			</ul>
			{link ? (
				<p>
					<AnyLink className={textLinkClass("plain")} to={link.to}>
						{link.text}
					</AnyLink>
				</p>
			) : null}
		</section>
	);
}

function Tile({ tile: { name, facts, to, paper, scene } }: { readonly tile: MaterialTile }) {
	return (
		<Link to={to} className={styles.tile}>
			{paper ? (
				<span className={styles.ground} aria-hidden="true">
					<PaperSheet className={styles.sheet} tint={paper.tint} surface={paper.surface} />
				</span>
			) : null}
			{scene ? <Drawn as="span" className={styles.scene} drawing={scene} /> : null}
			<strong>{name}</strong>
			{facts.map((fact) => (
				<span key={fact} className={styles.fact}>
					{fact}
				</span>
			))}
		</Link>
	);
}
