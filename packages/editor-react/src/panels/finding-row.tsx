import type { Finding } from "@offizin/design";
import { Button, TextButton } from "@offizin/ui";
import { useEditing, useHost } from "../editor-context.tsx";
import { useFindingWords } from "../use-finding-words.ts";
import { useGoTo } from "../use-go-to.ts";
import styles from "./check-panel.module.css";
import { ColorComparison } from "./color-comparison.tsx";
import { repairLabelOf } from "./repair-label.ts";

interface FindingRowProps {
	readonly finding: Finding;
	readonly onJump: (() => void) | undefined;
}

/** One finding: where, what it means, and what helps with one tap. */
export function FindingRow({ finding, onJump }: FindingRowProps) {
	const { editor, isReady } = useEditing();
	const { names, nameOf, announce, t } = useHost();
	const inWords = useFindingWords();
	const goTo = useGoTo();
	const { page, element, repair } = finding;
	const label = nameOf(finding.label);
	const isMendable = repair?.kind === "commands" && isReady;
	const help = repairLabelOf(finding.rule);

	/** One step of undo, whatever it takes. */
	function mend(): void {
		if (repair?.kind !== "commands") return;
		editor.showPage(page);
		editor.mark();
		const isMended = repair.commands.every((command) => editor.dispatch(command).ok);
		editor.mark();
		announce(t(isMended ? "check.mended" : "check.notMended", { label, what: t(help) }));
	}

	return (
		<li className={styles.finding}>
			<h4 className={styles.where}>
				{label} <span className={styles.page}>{names.page[page] ?? page}</span>
			</h4>
			<p className={styles.words}>{inWords(finding)}</p>
			{finding.rule === "photo.duller" ? <ColorComparison element={element} /> : null}
			<p className={styles.ways}>
				{isMendable ? (
					<Button kind="secondary" aria-label={`${label}: ${t(help)}`} onClick={mend}>
						{t(help)}
					</Button>
				) : null}
				<TextButton
					aria-label={`${label}: ${t("check.jump")}`}
					onClick={() => {
						onJump?.();
						goTo(page, element);
					}}
				>
					{t("check.jump")}
				</TextButton>
			</p>
		</li>
	);
}
