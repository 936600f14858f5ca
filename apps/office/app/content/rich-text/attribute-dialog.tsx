import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./more-tools.module.css";
import { type MoreToolName, moreTools } from "./more-tools.ts";

interface AttributeDialogProps {
	readonly editor: Editor;
	readonly name: MoreToolName;
	readonly onClose: () => void;
}

/** Sets one attribute of the chosen words, or of the place the caret stands in. */
export function AttributeDialog({ editor, name, onClose }: AttributeDialogProps) {
	const t = useTranslations("content.richText");
	const tool = moreTools[name];
	const [typed, setTyped] = useState(() => tool.read(editor) || tool.first);
	const value = tool.parse(typed);

	function write(next: string) {
		tool.write(editor.chain().focus(), next).run();
		onClose();
	}

	return (
		<Dialog title={t(`moreTool.${name}.label`)} isOpen onClose={onClose}>
			<div className={styles.value}>
				<TextField
					label={t(`moreTool.${name}.label`)}
					help={t(`moreTool.${name}.help`)}
					type={tool.input}
					min={tool.input === "number" ? 1 : undefined}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || value === "") return;
						// Else the line would be broken where the focus goes.
						event.preventDefault();
						write(value);
					}}
				/>
			</div>
			<ButtonRow>
				<Button disabled={value === ""} onClick={() => write(value)}>
					{t("setAttribute")}
				</Button>
				<Button kind="secondary" onClick={() => write("")}>
					{t("removeAttribute")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
