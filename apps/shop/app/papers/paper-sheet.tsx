import type { CSSProperties } from "react";
import styles from "./paper-sheet.module.css";

export interface PaperSheetProps {
	readonly tint: string;
	readonly surface: string;
	/** Its shape and how it lies. */
	readonly className?: string | undefined;
}

/** A piece of a paper with its tone and surface. Decoration: its name stands beside it. */
export function PaperSheet({ tint, surface, className }: PaperSheetProps) {
	return (
		<span
			className={className ? `${styles.sheet} ${className}` : styles.sheet}
			data-surface={surface}
			style={{ "--paper": tint } as CSSProperties}
			aria-hidden="true"
		/>
	);
}
