import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

export interface DisclosureProps extends ComponentProps<"details"> {
	readonly summary: ReactNode;
}

/** What is there for who asks: native, so that it opens without script and is found by searching the page. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
	return (
		<details className={classNames(styles.disclosure, className)} {...details}>
			<summary>
				{summary}
				<Icon name="down" size={16} />
			</summary>
			{children}
		</details>
	);
}
