import type { LostChange } from "@offizin/editor";
import { Button, Notice, TextButton } from "@offizin/ui";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { changeInWords } from "../use-travel.ts";
import styles from "./lost-changes.module.css";
import { valueInWords } from "./lost-words.ts";

/** What gave way when two windows worked on one design: ours that no longer fits, and what the other window had. */
export function LostChanges() {
	const { editor } = useEditing();
	const { t } = useHost();
	const { lost } = useEditor((state) => state.sync);
	const displaced = lost.filter(({ code }) => code === "displaced");
	const ours = lost.filter(({ code }) => code !== "displaced");
	const forget = (gone: readonly LostChange[]) => {
		const { sync } = editor.getSnapshot();
		editor.setSync({ ...sync, lost: sync.lost.filter((one) => !gone.includes(one)) });
	};

	/** One step of undo, so that our own wording is not lost in turn. */
	function takeBack(entry: LostChange): void {
		editor.mark();
		editor.dispatch(entry.change);
		editor.mark();
		forget([entry]);
	}

	return (
		<Notice kind="bad" role="alert">
			{ours.length > 0 ? <p>{t("lost.ours")}</p> : null}
			<LostList lost={ours} />
			{displaced.length > 0 ? <p>{t("lost.displaced")}</p> : null}
			<LostList lost={displaced} onTakeBack={takeBack} />
			<p>
				<Button kind="quiet" onClick={() => forget(lost)}>
					{t("lost.understood")}
				</Button>
			</p>
		</Notice>
	);
}

interface LostListProps {
	readonly lost: readonly LostChange[];
	readonly onTakeBack?: (entry: LostChange) => void;
}

function LostList({ lost, onTakeBack }: LostListProps) {
	const { names, nameOf, t } = useHost();
	const document = useEditor(({ document }) => document);
	if (lost.length === 0) return null;
	return (
		<ul className={styles.list}>
			{lost.map((entry, position) => {
				const what = changeInWords(entry.change, document, { t, nameOf });
				const value = valueInWords(entry.change, names, { t, document });
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: two entries may say the same
					<li key={position} className={styles.entry}>
						<span>{value === undefined ? what : t("lost.withText", { what, text: value })}</span>
						{onTakeBack ? (
							<TextButton aria-label={`${t("lost.takeBack")}: ${what}`} onClick={() => onTakeBack(entry)}>
								{t("lost.takeBack")}
							</TextButton>
						) : null}
					</li>
				);
			})}
		</ul>
	);
}
