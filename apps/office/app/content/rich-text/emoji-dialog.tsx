import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { emojis, isEmoji } from "./emoji.ts";
import styles from "./more-tools.module.css";

interface EmojiDialogProps {
	readonly editor: Editor;
	readonly onClose: () => void;
}

/** A sign from a small choice, or any other one. */
export function EmojiDialog({ editor, onClose }: EmojiDialogProps) {
	const t = useTranslations("content.richText");
	const [typed, setTyped] = useState("");
	const own = typed.trim();

	function insert(emoji: string, name: string | null) {
		editor.chain().focus().insertContent({ type: "emoji", attrs: { name, emoji } }).run();
		onClose();
	}

	return (
		<Dialog title={t("emoji")} isOpen onClose={onClose}>
			<ul className={styles.emojis} aria-label={t("emojiChoice")}>
				{emojis.map(([name, emoji]) => (
					<li key={name}>
						<button
							type="button"
							aria-label={t(`emojiName.${name}`)}
							title={t(`emojiName.${name}`)}
							onClick={() => insert(emoji, name)}
						>
							{emoji}
						</button>
					</li>
				))}
			</ul>
			<TextField
				label={t("otherEmoji")}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || !isEmoji(own)) return;
					event.preventDefault();
					insert(own, null);
				}}
			/>
			<ButtonRow>
				<Button disabled={!isEmoji(own)} onClick={() => insert(own, null)}>
					{t("insertEmoji")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
