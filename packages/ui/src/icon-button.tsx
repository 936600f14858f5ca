import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends ComponentProps<"button"> {
	/** What it does; read out. */
	readonly label: string;
}

/** A button that is only a drawing. `aria-disabled` keeps it in the order of the focus, `disabled` does not. */
export function IconButton({ label, className, type = "button", ...button }: IconButtonProps) {
	return (
		<button type={type} className={classNames(styles.button, className)} aria-label={label} {...button} />
	);
}
