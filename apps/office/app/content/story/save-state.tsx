import { useTranslations } from "use-intl";
import type { Saving } from "./editing.ts";
import styles from "./story-bar.module.css";

interface SaveStateProps {
	readonly saving: Saving;
	readonly isUnsaved: boolean;
	readonly mayEdit: boolean;
}

/** Whether what is on the screen is saved. */
export function SaveState({ saving, isUnsaved, mayEdit }: SaveStateProps) {
	const t = useTranslations("content.story");
	if (!mayEdit) return null;
	const state = saving.state === "rest" ? (isUnsaved ? "unsaved" : "saved") : saving.state;
	return (
		<span role="status" className={styles.saved} data-state={state}>
			{t(`saving.${state}`)}
		</span>
	);
}
