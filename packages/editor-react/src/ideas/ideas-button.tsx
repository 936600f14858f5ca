import { TextButton } from "@offizin/ui";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./ideas.module.css";
import { hasIdeas } from "./told-ideas.ts";

export interface IdeasButtonProps {
	readonly label: string;
	readonly onOpen: () => void;
}

/** Leads from a text of the card to the texts we suggest for it; nothing where there are none. */
export function IdeasButton({ label, onOpen }: IdeasButtonProps) {
	const { isReady } = useEditing();
	const { t, nameOf } = useHost();
	if (!isReady || !hasIdeas(label)) return null;
	return (
		<TextButton
			kind="plain"
			className={styles.open}
			aria-label={t("textIdeas.actionFor", { label: nameOf(label) })}
			onClick={onOpen}
		>
			<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
				<path d="M4 6.5h9M4 12h16M4 17.5h11M18.5 3.5v6M15.5 6.5h6" />
			</svg>
			{t("textIdeas.action")}
		</TextButton>
	);
}
