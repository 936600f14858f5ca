import type { CSSProperties } from "react";
import { Still } from "#app/pictures/still.tsx";
import { MuseumLabel } from "#app/products/museum-label.tsx";
import type { GalleryHomeView } from "./gallery-home.server.ts";
import styles from "./wall-line.module.css";

/** Pictures at true relative scale, each with its label under its left edge. On a phone the wall is walked along. */
export function WallLine({ line }: { readonly line: GalleryHomeView["copy"]["line"] }) {
	return (
		<section className={styles.line} id="formate">
			<header>
				<h2>{line.headline}</h2>
				<p>{line.text}</p>
			</header>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
			<section className={styles.wall} tabIndex={0} aria-label={line.picture}>
				<div className={styles.track}>
					<Still name="bildwand-line" ratio={[3, 1]} alt="" sizes="(min-width: 64rem) 100vw, 64rem" />
					<ul>
						{line.works.map(({ left, title, material, size, place }) => (
							<li key={title} style={{ "--left": `${left}%` } as CSSProperties}>
								<MuseumLabel lines={[title, material, size, place]} />
							</li>
						))}
					</ul>
				</div>
			</section>
		</section>
	);
}
