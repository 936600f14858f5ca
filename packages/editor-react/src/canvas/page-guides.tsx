import { cutContour } from "@offizin/design";
import { bleedBox, type Page, safeBoxes } from "@offizin/formats";
import { memo } from "react";
import styles from "./page-guides.module.css";

/** What the lines on a page stand for, in the order of the legend. */
export type GuideKind =
	| "bleed"
	| "wrap"
	| "safe"
	| "fold"
	| "die"
	| "hole"
	| "slit"
	| Page["reserved"][number]["kind"];

export function guideKindsOf(page: Page): GuideKind[] {
	const { width, height } = bleedBox(page);
	const isBeyond = width > page.size.width || height > page.size.height;
	const kinds: GuideKind[] = isBeyond ? [page.wrap ? "wrap" : "bleed", "safe"] : ["safe"];
	if (page.folds.length > 0) kinds.push("fold");
	if (page.die !== undefined) kinds.push("die");
	if (page.holes.length > 0) kinds.push("hole");
	if (page.slits.length > 0) kinds.push("slit");
	return [...kinds, ...new Set(page.reserved.map(({ kind }) => kind))];
}

/** Beside the paper's edge: what is cut away, where text is safe, where the card folds, what stays empty. */
export const PageGuides = memo(function PageGuides({ page }: { readonly page: Page }) {
	const sheet = bleedBox(page);
	const { width, height } = page.size;
	const outer = `M${sheet.x} ${sheet.y}h${sheet.width}v${sheet.height}h${-sheet.width}Z`;
	const trim = `M0 0h${width}v${height}h${-width}Z`;
	const contour = cutContour(page);
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of lines takes no focus
		<g className={styles.guides} aria-hidden="true">
			<path className={styles.bleed} fillRule="evenodd" d={outer + (contour ?? trim)} />
			<path className={styles.trim} d={contour ?? trim} />
			{page.slits.map((slit) => (
				<path key={slit} className={styles.slit} d={slit} />
			))}
			{page.reserved.map(({ box, kind }) => (
				<rect key={`${kind}${box.x} ${box.y}`} className={styles.reserved} {...box} />
			))}
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
});
