import { PaperSheet, type PaperSheetProps } from "./paper-sheet.tsx";
import styles from "./paper-specimen.module.css";

export interface PaperSpecimenProps extends Pick<PaperSheetProps, "tint" | "surface"> {
	/** Grams of a square metre, printed large. */
	readonly weight: number;
	/** Carries foil: the figure shines. */
	readonly isFoiled: boolean;
	readonly className?: string | undefined;
}

/** Leaves along the branch: where each begins, which way it points. */
const leaves = [
	[99, 8, 100],
	[92, 17, 205],
	[84, 25, 92],
	[76, 32, 196],
	[66, 39, 84],
	[57, 45, 188],
	[47, 49, 72],
	[38, 51, 150],
] as const;

/** A sheet of a paper as it looks printed: colour lies on it, foil too where it holds. Decoration. */
export function PaperSpecimen({ tint, surface, weight, isFoiled, className }: PaperSpecimenProps) {
	return (
		<span className={className ? `${styles.specimen} ${className}` : styles.specimen} aria-hidden="true">
			<PaperSheet className={styles.sheet} tint={tint} surface={surface} />
			<svg className={styles.print} viewBox="0 0 105 148" aria-hidden="true">
				<path className={styles.branch} d="M108-4C96 18 74 42 34 52" />
				{leaves.map(([x, y, turn]) => (
					<path
						key={x}
						className={styles.leaf}
						d="M0 0C4-7 15-8 20 0 15 8 4 7 0 0Z"
						transform={`translate(${x} ${y}) rotate(${turn})`}
					/>
				))}
			</svg>
			<span className={styles.weight} data-foil={isFoiled ? "" : undefined}>
				{weight}
			</span>
		</span>
	);
}
