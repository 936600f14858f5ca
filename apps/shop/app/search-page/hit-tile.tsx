import type { SearchHit } from "@offizin/contract";
import { HitPicture } from "#app/finder/hit-picture.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./hit-tile.module.css";

/** A design or a product that was found. */
export function HitTile({ hit }: { readonly hit: SearchHit }) {
	return (
		<Link className={styles.tile} to={hit.path} data-kind={hit.kind}>
			<HitPicture hit={hit} sizes="(min-width: 64rem) 20vw, (min-width: 36rem) 33vw, 50vw" />
			<span className={styles.title}>{hit.title}</span>
			{hit.note ? <span className={styles.note}>{hit.note}</span> : null}
		</Link>
	);
}
