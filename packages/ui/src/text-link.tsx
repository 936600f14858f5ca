import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./text-link.module.css";

export type TextLinkKind = "action" | "plain";

/** Class names of a link that stands in a line of its own, large enough for a finger. */
export function textLinkClass(kind: TextLinkKind = "action", extra?: string): string {
	return classNames(styles.link, styles[kind], extra);
}

export interface TextButtonProps extends ComponentProps<"button"> {
	/** "plain" has the colour of the text around it: a way back, or out. */
	readonly kind?: TextLinkKind;
}

/** A button that looks like such a link: a small step beside a main one. */
export function TextButton({ kind = "action", className, type = "button", ...rest }: TextButtonProps) {
	return <button type={type} className={textLinkClass(kind, className)} {...rest} />;
}
