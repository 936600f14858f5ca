import { type SaveStatus, saveStatus } from "@offizin/editor";
import { useEffect, useMemo, useRef } from "react";
import { useEditor, useHost } from "../editor-context.tsx";
import styles from "./save-state.module.css";

const clock = { hour: "2-digit", minute: "2-digit" } as const;

/** Whether the design is safe, in words. Said aloud only when it matters: safe, offline, or something got lost. */
export function SaveState() {
	const { announce, locale, t } = useHost();
	useSpokenSaveState(announce);
	const status = useEditor(({ sync }) => saveStatus(sync));
	const savedAt = useEditor(({ sync }) => sync.savedAt);
	const isTemplate = useEditor(({ sync }) => sync.design === null) && status === "saved";
	// Made once: it takes longer than a keystroke.
	const format = useMemo(() => new Intl.DateTimeFormat(locale, clock), [locale]);
	const time = savedAt === null ? null : format.format(savedAt);
	return (
		<p className={styles.state} data-status={status}>
			<span className={styles.dot} aria-hidden="true" />
			<span>{t(isTemplate ? "save.template" : `save.${status}`)}</span>
			{status === "saved" && time ? <span className={styles.time}>{t("save.savedAt", { time })}</span> : null}
		</p>
	);
}

/** Tells screen readers about the states that stay. */
function useSpokenSaveState(announce: (message: string) => void): void {
	const { t } = useHost();
	const status = useEditor(({ sync }) =>
		sync.design === null && sync.failure === null ? null : saveStatus(sync),
	);
	const spoken = useRef<SaveStatus | null>(null);
	useEffect(() => {
		if (status === null || status === "saving" || status === "unsaved" || status === spoken.current) return;
		spoken.current = status;
		announce(t(`save.${status}`));
	}, [status, announce, t]);
}
