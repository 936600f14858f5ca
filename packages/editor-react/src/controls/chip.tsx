import type { ReactNode } from "react";
import styles from "./chip.module.css";

export interface ChipProps {
	/** Of the row: one of them is chosen. */
	readonly name: string;
	readonly isChosen: boolean;
	/** Lower where there is a mouse, for rows beside the page. */
	readonly isSmall?: boolean;
	readonly onChoose: () => void;
	readonly children: ReactNode;
}

/** One of a row of choices, as large as a thumb. */
export function Chip({ name, isChosen, isSmall = false, onChoose, children }: ChipProps) {
	return (
		<label className={styles.chip} data-small={isSmall || undefined}>
			<input type="radio" name={name} checked={isChosen} onChange={onChoose} />
			{children}
		</label>
	);
}
