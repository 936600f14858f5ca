import { bleedBox, type CardPage, safeBoxes } from "@offizin/catalog";
import styles from "./page-guides.module.css";

/** Beside the paper's edge: what is cut away, where text is safe, where the card folds. */
export function PageGuides({ page }: { readonly page: CardPage }) {
	const sheet = bleedBox(page);
	const { width, height } = page.size;
	const outer = `M${sheet.x} ${sheet.y}h${sheet.width}v${sheet.height}h${-sheet.width}Z`;
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of lines takes no focus
		<g className={styles.guides} aria-hidden="true">
			<path className={styles.bleed} fillRule="evenodd" d={`${outer}M0 0h${width}v${height}h${-width}Z`} />
			<rect className={styles.trim} width={width} height={height} />
			{safeBoxes(page).map((safe) => (
				<rect key={`${safe.x} ${safe.y}`} className={styles.safe} {...safe} />
			))}
			{page.folds.map(({ axis, at }) => (
				<path
					key={`${axis}${at}`}
					className={styles.fold}
					d={axis === "x" ? `M${at} ${sheet.y}v${sheet.height}` : `M${sheet.x} ${at}h${sheet.width}`}
				/>
			))}
		</g>
	);
}
