import type { SearchHit } from "@offizin/contract";
import { HitPicture } from "#app/finder/hit-picture.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./hit-tile.module.css";

interface HitTileProps {
	readonly hit: SearchHit;
	/** Twice as wide as the others. */
	readonly isLarge: boolean;
}

const sizes = "(min-width: 64rem) 22vw, (min-width: 36rem) 33vw, 50vw";
const largeSizes = "(min-width: 64rem) 45vw, (min-width: 36rem) 66vw, 100vw";

/** A design or a product that was found. */
export function HitTile({ hit, isLarge }: HitTileProps) {
	return (
		<Link
			className={isLarge ? `${styles.tile} ${styles.large}` : styles.tile}
			to={hit.path}
			data-kind={hit.kind}
		>
			<HitPicture hit={hit} sizes={isLarge ? largeSizes : sizes} />
			<span className={styles.title}>{hit.title}</span>
			{hit.note ? <span className={styles.note}>{hit.note}</span> : null}
		</Link>
	);
}
