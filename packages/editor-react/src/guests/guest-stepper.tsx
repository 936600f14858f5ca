import { Icon, IconButton } from "@offizin/ui";
import { useEditing, useEditor, useGuestShown, useHost } from "../editor-context.tsx";
import styles from "./guests.module.css";
import { guestName } from "./use-guest-change.ts";

/** Whose card is looked at, and the way to the one before and after. */
export function GuestStepper() {
	const { guestShown } = useEditing();
	const { t, announce } = useHost();
	const document = useEditor((state) => state.written);
	const shown = useGuestShown();
	const { guests = [] } = document;
	const at = Math.min(shown, guests.length - 1);
	const guest = guests[at];
	if (!guest) return null;
	const name = guestName(document, guest) || t("guests.nameless");

	function go(step: number): void {
		const next = (at + step + guests.length) % guests.length;
		guestShown.set(next);
		const told = guestName(document, guests[next] ?? {}) || t("guests.nameless");
		announce(t("guests.seen", { name: told, at: next + 1, of: guests.length }));
	}

	return (
		<div className={styles.stepper}>
			<IconButton label={t("guests.previous")} onClick={() => go(-1)}>
				<Icon name="down" size={20} />
			</IconButton>
			<p className={styles.seen}>
				<span className={styles.name}>{name}</span>
				<span className={styles.place}>{t("guests.place", { at: at + 1, of: guests.length })}</span>
			</p>
			<IconButton label={t("guests.next")} onClick={() => go(1)}>
				<Icon name="down" size={20} />
			</IconButton>
		</div>
	);
}
