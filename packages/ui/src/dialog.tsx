import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { Title } from "./title.tsx";

export interface DialogProps {
	readonly title: string;
	readonly isOpen: boolean;
	/** "middle" has room for a form and a few tiles, "wide" for a picture; "page" is all of a phone, and begins at its title instead of its first button. */
	readonly size?: "small" | "middle" | "wide" | "page";
	/** To close it at once, before something behind it takes the focus. */
	readonly ref?: RefObject<HTMLDialogElement | null>;
	/** Told when it was closed: by Escape, by a click beside a dialog that is no page, or by its own. */
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A question or a note in front of the page. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, isOpen, size = "small", ref, onClose, children }: DialogProps) {
	const own = useRef<HTMLDialogElement>(null);
	const dialog = ref ?? own;
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const isPage = size === "page";
	const isGone = useRef(false);
	useLayoutEffect(() => {
		isGone.current = false;
		const element = dialog.current;
		return () => {
			// Only a dialog that is closed gives the focus back; whoever took it away knows that it is closed.
			isGone.current = true;
			element?.close();
		};
	}, [dialog]);
	useEffect(() => {
		const element = dialog.current;
		if (isOpen && element && !element.open) {
			element.showModal();
			if (isPage) heading.current?.focus();
		}
		if (!isOpen) element?.close();
	}, [dialog, isOpen, isPage]);
	return (
		<dialog
			ref={dialog}
			className={classNames(styles.dialog, styles[size])}
			aria-labelledby={id}
			onClose={({ target, currentTarget }) => {
				// React lets the event of a dialog inside this one rise, though no browser does.
				if (target === currentTarget && !isGone.current) onClose();
			}}
			closedby={isPage ? "closerequest" : "any"}
		>
			{isOpen ? (
				<div className={styles.content}>
					<Title
						level={2}
						size="section"
						id={id}
						ref={heading}
						className={styles.title}
						tabIndex={isPage ? -1 : undefined}
					>
						{title}
					</Title>
					{children}
				</div>
			) : null}
		</dialog>
	);
}
