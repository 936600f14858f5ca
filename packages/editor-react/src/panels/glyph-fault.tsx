import { type Finding, findElement } from "@offizin/design";
import { TextButton } from "@offizin/ui";
import styles from "../controls/panel.module.css";
import { useEditing, useHost } from "../editor-context.tsx";
import { useFindingWords } from "../use-finding-words.ts";
import { repairLabelOf } from "./repair-label.ts";
import { useFindings } from "./use-findings.ts";

const rules: ReadonlySet<Finding["rule"]> = new Set(["text.missingGlyph", "text.unsupportedScript"]);

/** Below a text: letters that its font does not have, emoji among them, with the ways out. */
export function GlyphFault({ element: id }: { readonly element: string }) {
	const { editor, isReady } = useEditing();
	const { announce, nameOf, t } = useHost();
	const inWords = useFindingWords();
	const finding = useFindings().find(({ element, rule }) => element === id && rules.has(rule));
	if (!finding || !isReady) return null;
	const { repair } = finding;
	const label = nameOf(finding.label);

	function make(commands: readonly Parameters<typeof editor.dispatch>[0][], what: string): void {
		editor.mark();
		const isMade = commands.every((command) => editor.dispatch(command).ok);
		editor.mark();
		announce(t(isMade ? "check.mended" : "check.notMended", { label, what }));
	}

	function takeOut(characters: readonly string[]): void {
		const element = findElement(editor.getSnapshot().document, id);
		if (element?.type !== "text") return;
		const text = characters.reduce((rest, character) => rest.replaceAll(character, ""), element.text);
		make([{ type: "setText", element: id, text: text.replace(/ {2,}/g, " ") }], t("texts.takeOut"));
	}

	return (
		<div className={styles.fault}>
			<p className={styles.bad}>{inWords(finding)}</p>
			<p className={styles.ways}>
				{repair?.kind === "commands" ? (
					<TextButton onClick={() => make(repair.commands, t(repairLabelOf(finding.rule)))}>
						{t(repairLabelOf(finding.rule))}
					</TextButton>
				) : null}
				{finding.rule === "text.missingGlyph" ? (
					<TextButton onClick={() => takeOut(finding.characters)}>{t("texts.takeOut")}</TextButton>
				) : null}
			</p>
		</div>
	);
}
