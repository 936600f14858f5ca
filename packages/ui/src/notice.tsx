import type { ReactNode } from "react";
import styles from "./notice.module.css";

export interface NoticeProps {
	readonly kind?: "plain" | "good" | "bad";
	/** "alert" is read out at once; "status" when the reader pauses. None for text that was there from the start. */
	readonly role?: "alert" | "status";
	readonly children: ReactNode;
}

/** A passage set apart: something to know before going on. */
export function Notice({ kind = "plain", role, children }: NoticeProps) {
	const tone = kind === "plain" ? "" : ` ${styles[kind]}`;
	return (
		<div className={`${styles.notice}${tone}`} role={role}>
			{children}
		</div>
	);
}
