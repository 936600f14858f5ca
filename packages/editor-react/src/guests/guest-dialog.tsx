import { Button, ButtonRow, Dialog } from "@offizin/ui";
import { useRef, useState } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import type { ReadGuests } from "../services.ts";
import { GuestImport } from "./guest-import.tsx";
import { GuestRows } from "./guest-rows.tsx";
import styles from "./guests.module.css";
import { TakenList } from "./taken-list.tsx";
import { useGuestChange } from "./use-guest-change.ts";
import type { GuestCheck } from "./use-unfit-guests.ts";

export interface GuestDialogProps {
	readonly check: GuestCheck;
	/** Opens where another list is taken. */
	readonly isReplacing?: boolean;
	readonly onClose: () => void;
}

/** The guest list: read from a file or pasted, looked through, put right guest by guest. */
export function GuestDialog({ check, isReplacing: opensReplacing = false, onClose }: GuestDialogProps) {
	const { guestShown } = useEditing();
	const { t, announce } = useHost();
	const dialog = useRef<HTMLDialogElement>(null);
	const document = useEditor((state) => state.written);
	const { take } = useGuestChange();
	const [read, setRead] = useState<ReadGuests | null>(null);
	const [isReplacing, setIsReplacing] = useState(opensReplacing);
	const { guests } = document;
	const close = () => dialog.current?.close();

	function keep(): void {
		if (!read || !take(read.fields, read.guests)) return;
		guestShown.set(0);
		setRead(null);
		setIsReplacing(false);
		close();
		announce(t("guests.taken", { count: read.guests.length }));
	}

	const isImporting = !guests || isReplacing;
	return (
		<Dialog title={t("guests.list")} size="page" isOpen ref={dialog} onClose={onClose}>
			{read ? (
				<TakenList read={read} />
			) : isImporting ? (
				<GuestImport onRead={setRead} />
			) : (
				<GuestRows check={check} onShow={close} />
			)}
			<ButtonRow className={styles.foot}>
				{read ? (
					<>
						<Button kind="secondary" onClick={() => setRead(null)}>
							{t("guests.other")}
						</Button>
						<Button disabled={read.guests.length === 0} onClick={keep}>
							{t("guests.take", { count: read.guests.length })}
						</Button>
					</>
				) : (
					<>
						{isImporting ? null : (
							<Button kind="secondary" onClick={() => setIsReplacing(true)}>
								{t("guests.other")}
							</Button>
						)}
						<Button kind={isImporting ? "secondary" : "primary"} onClick={close}>
							{t("panel.close")}
						</Button>
					</>
				)}
			</ButtonRow>
		</Dialog>
	);
}
