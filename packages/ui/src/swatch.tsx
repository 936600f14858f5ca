import { classNames } from "./class-names.ts";
import styles from "./swatch.module.css";

export interface SwatchProps {
	/** A CSS colour; without one the piece is empty. */
	readonly color: string | undefined;
	readonly className?: string | undefined;
}

/** A piece of a colour beside its name, which says the same. */
export function Swatch({ color, className }: SwatchProps) {
	return (
		<span className={classNames(styles.swatch, className)} style={{ background: color }} aria-hidden="true" />
	);
}
