import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonKind = "primary" | "secondary" | "quiet";

/** Class names of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = "primary", extra?: string): string {
	return classNames(styles.button, styles[kind], extra);
}

export interface ButtonProps extends ComponentProps<"button"> {
	readonly kind?: ButtonKind;
}

/** A button says what happens. `type` is "button" unless given. */
export function Button({ kind = "primary", className, type = "button", ...rest }: ButtonProps) {
	return <button type={type} className={buttonClass(kind, className)} {...rest} />;
}
