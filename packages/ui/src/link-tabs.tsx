import type { ReactElement } from "react";
import { classNames } from "./class-names.ts";
import styles from "./link-tabs.module.css";

export interface LinkTabsProps {
	readonly label: string;
	readonly className?: string | undefined;
	/** Links with their keys; the one that is open has `aria-current`. */
	readonly links: readonly ReactElement[];
}

/** Views of one thing beside each other, each with an address. Where they do not fit, the row is scrolled. */
export function LinkTabs({ label, className, links }: LinkTabsProps) {
	return (
		<nav aria-label={label} className={classNames(styles.tabs, className)}>
			<ul>
				{links.map((link) => (
					<li key={link.key}>{link}</li>
				))}
			</ul>
		</nav>
	);
}
