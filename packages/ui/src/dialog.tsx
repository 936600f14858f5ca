import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Title } from "./title.tsx";

export interface DialogProps {
	readonly title: string;
	readonly isOpen: boolean;
	/** As wide as the window allows, for a picture. */
	readonly isWide?: boolean;
	/** Asked for by Escape or by a click beside the dialog. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A question or a note in front of the page. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, isOpen, isWide = false, onClose, children }: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => {
		const element = dialog.current;
		if (isOpen && element && !element.open) element.showModal();
		if (!isOpen) element?.close();
	}, [isOpen]);
	return (
		<dialog
			ref={dialog}
			className={`${styles.dialog} ${isWide ? styles.wide : ""}`}
			aria-labelledby={id}
			onClose={onClose}
			closedby="any"
		>
			{isOpen ? (
				<div className={styles.content}>
					<Title level={2} size="section" id={id}>
						{title}
					</Title>
					{children}
				</div>
			) : null}
		</dialog>
	);
}
