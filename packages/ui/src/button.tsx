import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonKind = "primary" | "secondary" | "quiet";

/** Class names of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = "primary", extra?: string): string {
	return [styles.button, styles[kind], extra].filter(Boolean).join(" ");
}

export interface ButtonProps extends ComponentProps<"button"> {
	readonly kind?: ButtonKind;
}

/** A button says what happens. `type` is "button" unless given. */
export function Button({ kind = "primary", className, type = "button", ...rest }: ButtonProps) {
	return <button type={type} className={buttonClass(kind, className)} {...rest} />;
}
