import { Button, Notice } from "@offizin/ui";
import { useDesk, useEditor } from "../editor-context.tsx";
import { changeInWords } from "./use-travel.ts";

/** Edits that could not be kept beside those of another tab, by name and with their words. */
export function LostChanges() {
	const { editor, t } = useDesk();
	const sync = useEditor((state) => state.sync);
	const document = useEditor(({ content }) => content.document);
	return (
		<Notice kind="bad" role="alert">
			<p>{t("save.lost")}</p>
			<ul>
				{sync.lost.map(({ change }, position) => {
					const what = changeInWords(change, document, t);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
						<li key={position}>
							{change.type === "setText" ? t("save.lostText", { what, text: change.text }) : what}
						</li>
					);
				})}
			</ul>
			<Button kind="quiet" onClick={() => editor.setSync({ ...editor.getSnapshot().sync, lost: [] })}>
				{t("save.understood")}
			</Button>
		</Notice>
	);
}
