import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./title.module.css";

export type TitleSize = "hero" | "page" | "section" | "small";

/** Class names of a heading, for a legend that looks like one. */
export function titleClass(size: TitleSize, extra?: string): string {
	return classNames(styles.title, styles[size], extra);
}

export interface TitleProps extends ComponentProps<"h1"> {
	/** Its place in the outline, which says nothing about its size. */
	readonly level: 1 | 2 | 3 | 4;
	readonly size: TitleSize;
}

/** A heading in the display type of the brand. */
export function Title({ level, size, className, ...rest }: TitleProps) {
	const Heading = `h${level}` as const;
	return <Heading className={titleClass(size, className)} {...rest} />;
}
