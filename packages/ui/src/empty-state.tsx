import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { Title, type TitleProps } from "./title.tsx";

export interface EmptyStateProps extends Partial<Pick<TitleProps, "level">> {
	readonly title: ReactNode;
	/** "alert" where something was expected. */
	readonly role?: "alert";
	/** Why, and a way on. */
	readonly children?: ReactNode;
}

/** Where something would stand: that there is nothing, why, and a way on. */
export function EmptyState({ title, level = 2, role, children }: EmptyStateProps) {
	return (
		<div className={styles.empty} role={role}>
			<Title level={level} size="section">
				{title}
			</Title>
			{children}
		</div>
	);
}
