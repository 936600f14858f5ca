import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonKind = "primary" | "secondary" | "quiet";

/** Class names of a button, for links that look like one. */
export function buttonClass(kind: ButtonKind = "primary", extra?: string): string {
	return classNames(styles.button, styles[kind], extra);
}

export interface ButtonProps extends ComponentProps<"button"> {
	readonly kind?: ButtonKind;
	/** What it has begun is under way: it shows that, and does nothing more (spec 4-16). It keeps the focus. */
	readonly isLoading?: boolean;
	/** Stands in the place of its words until then. */
	readonly loadingText?: string;
}

/** A button says what happens. `type` is "button" unless given. */
export function Button({
	kind = "primary",
	className,
	type = "button",
	isLoading = false,
	loadingText,
	children,
	onClick,
	...rest
}: ButtonProps) {
	if (!isLoading)
		return (
			<button type={type} className={buttonClass(kind, className)} onClick={onClick} {...rest}>
				{children}
			</button>
		);
	return (
		<button
			{...rest}
			type={type}
			className={buttonClass(kind, className)}
			aria-disabled="true"
			aria-busy="true"
			onClick={stop}
		>
			<span className={styles.spinner} aria-hidden="true" />
			{loadingText ?? children}
		</button>
	);
}

function stop(event: MouseEvent) {
	event.preventDefault();
}
