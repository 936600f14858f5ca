import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./progress.module.css";

/** How far something is, as a thin line. It needs a name, or `aria-hidden` where words beside it say the same. */
export function Progress({ className, ...progress }: ComponentProps<"progress">) {
	return <progress className={classNames(styles.progress, className)} {...progress} />;
}
