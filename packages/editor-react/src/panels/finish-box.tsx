import type { Autosave } from "@offizin/editor";
import { Button, Notice } from "@offizin/ui";
import { useState } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./finish-box.module.css";

interface FinishBoxProps {
	readonly label: string;
	readonly onFinish: () => void;
	readonly autosave: Autosave;
}

/** Leads on where nothing is sold, with everything saved. */
export function FinishBox({ label, onFinish, autosave }: FinishBoxProps) {
	const { editor } = useEditing();
	const { t } = useHost();
	const [state, setState] = useState<"idle" | "saving" | "unsaved">("idle");

	async function finish(): Promise<void> {
		if (state === "saving") return;
		setState("saving");
		editor.send({ type: "release" });
		const isSaved = (await autosave.flush()) === "saved";
		setState(isSaved ? "idle" : "unsaved");
		if (isSaved) onFinish();
	}

	return (
		<div className={styles.box}>
			{state === "unsaved" ? (
				<Notice kind="bad" role="alert">
					{t("order.notSaved")}
				</Notice>
			) : null}
			<Button aria-disabled={state === "saving"} onClick={() => void finish()}>
				{label}
			</Button>
		</div>
	);
}
