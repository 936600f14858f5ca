import { Title } from "@offizin/ui";
import type { ReactNode } from "react";
import styles from "./page-title.module.css";

export interface PageTitleProps {
	readonly title: ReactNode;
	/** One or two sentences beside or under the title. */
	readonly intro?: ReactNode;
}

/** The head of an inner page: large on the left, the introduction on the right. */
export function PageTitle({ title, intro }: PageTitleProps) {
	return (
		<header className={styles.head}>
			<Title level={1} size="page">
				{title}
			</Title>
			{intro ? <p>{intro}</p> : null}
		</header>
	);
}
