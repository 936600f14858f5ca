import { type ReactElement, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./link-tabs.module.css";

export interface LinkTabsProps {
	readonly label: string;
	readonly className?: string | undefined;
	/** Links with their keys; the one that is open has `aria-current`. */
	readonly links: readonly ReactElement[];
}

/** Views of one thing beside each other, each with an address. Where they do not fit, the row is scrolled to the open one. */
export function LinkTabs({ label, className, links }: LinkTabsProps) {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		const open = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (!row.current || !open) return;
		const before = open.offsetLeft - row.current.offsetLeft;
		row.current.scrollLeft = before - (row.current.clientWidth - open.offsetWidth) / 2;
	}, []);
	return (
		<nav ref={row} aria-label={label} className={classNames(styles.tabs, className)}>
			<ul>
				{links.map((link) => (
					<li key={link.key}>{link}</li>
				))}
			</ul>
		</nav>
	);
}
