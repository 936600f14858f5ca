import type { ReactElement } from "react";
import styles from "./breadcrumbs.module.css";
import { classNames } from "./class-names.ts";

export interface BreadcrumbsProps {
	readonly label: string;
	readonly className?: string | undefined;
	/** Links with their keys, the highest first; the page itself, where it is named, is the last. */
	readonly steps: readonly ReactElement[];
}

/** The way up from a page. The strokes between the steps are not read out. */
export function Breadcrumbs({ label, className, steps }: BreadcrumbsProps) {
	return (
		<nav aria-label={label} className={classNames(styles.crumbs, className)}>
			<ol>
				{steps.map((step) => (
					<li key={step.key}>{step}</li>
				))}
			</ol>
		</nav>
	);
}
