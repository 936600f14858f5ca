import type { Editor } from "@tiptap/core";
import { useTranslations } from "use-intl";
import styles from "./rich-text.module.css";

const steps = ["addRowAfter", "addColumnAfter", "deleteRow", "deleteColumn", "deleteTable"] as const;

/** What can be done with the table the caret stands in. */
export function TableTools({ editor }: { readonly editor: Editor }) {
	const t = useTranslations("content.richText");
	return steps.map((step) => (
		<button
			key={step}
			type="button"
			className={styles.tool}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => editor.chain().focus()[step]().run()}
		>
			{t(`tableStep.${step}`)}
		</button>
	));
}
