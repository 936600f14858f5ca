import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./scroll-area.module.css";

export interface ScrollAreaProps extends Omit<ComponentProps<"section">, "aria-label" | "tabIndex"> {
	/** What is in it, for who comes to it by keyboard. */
	readonly label: string;
}

/** What is wider than its place and scrolls in it, by keyboard too. */
export function ScrollArea({ label, className, children, ...section }: ScrollAreaProps) {
	return (
		<section
			className={classNames(styles.area, className)}
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
			tabIndex={0}
			{...section}
		>
			{children}
		</section>
	);
}
