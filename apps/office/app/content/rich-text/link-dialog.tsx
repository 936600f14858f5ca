import { Button, ButtonRow, Dialog } from "@offizin/ui";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { LinkInput } from "#app/content/fields/link-input.tsx";
import { readLink } from "#app/content/fields/link-value.ts";
import { linkAttributes, linkOfMark } from "./link-attributes.ts";

interface LinkDialogProps {
	readonly editor: Editor;
	readonly onClose: () => void;
}

/** Where the chosen words lead; without an address they are words again. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
	const t = useTranslations("content.richText");
	const [value, setValue] = useState(() => linkOfMark(editor.getAttributes("link")));
	const attributes = linkAttributes(readLink(value));
	return (
		<Dialog title={t("link")} isOpen onClose={onClose}>
			<LinkInput
				field={{ key: "link", label: t("link"), schema: { type: "multilink" } }}
				label={t("linkTarget")}
				value={value}
				isReadOnly={false}
				error={undefined}
				onChange={setValue}
			/>
			<ButtonRow>
				<Button
					disabled={!attributes}
					onClick={() => {
						if (attributes) editor.chain().focus().extendMarkRange("link").setMark("link", attributes).run();
						onClose();
					}}
				>
					{t("setLink")}
				</Button>
				<Button
					kind="secondary"
					onClick={() => {
						editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
						onClose();
					}}
				>
					{t("removeLink")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
