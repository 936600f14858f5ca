import type { SearchHit } from "@offizin/contract";
import { HitPicture } from "#app/finder/hit-picture.tsx";
import { Link } from "#app/links/link.tsx";
import styles from "./hit-line.module.css";

/** A page that was found, as a line: a small picture only where it has one. */
export function HitLine({ hit }: { readonly hit: SearchHit }) {
	return (
		<Link className={styles.line} to={hit.path} data-kind={hit.kind}>
			<span className={styles.words}>
				<span className={styles.title}>{hit.title}</span>
				{hit.note ? <span className={styles.note}>{hit.note}</span> : null}
			</span>
			{hit.picture || hit.swatch ? (
				<span className={styles.picture}>
					<HitPicture hit={hit} sizes="6rem" />
				</span>
			) : null}
		</Link>
	);
}
