import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./count.module.css";

export interface CountProps {
	/** "alarm" asks to be looked at first. */
	readonly kind?: "plain" | "news" | "alarm";
	readonly className?: string | undefined;
	readonly children?: ReactNode;
}

/** How many there are, beside the name of what they are. Without children it takes no room. */
export function Count({ kind = "plain", className, children }: CountProps) {
	return <span className={classNames(styles.count, styles[kind], className)}>{children}</span>;
}
