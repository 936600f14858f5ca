import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useTranslations } from "use-intl";
import styles from "./rich-text.module.css";

const levels = [1, 2, 3, 4, 5, 6] as const;
const alignments = ["left", "center", "right"] as const;

/** What kind of passage it is, and how it is aligned. */
export function TextStyleSelect({ editor }: { readonly editor: Editor }) {
	const t = useTranslations("content.richText");
	const { style, alignment } = useEditorState({
		editor,
		selector: () => {
			const level = levels.find((one) => editor.isActive("heading", { level: one }));
			return {
				style: level
					? String(level)
					: editor.isActive("codeBlock")
						? "code"
						: editor.isActive("blockquote")
							? "quote"
							: "paragraph",
				alignment: alignments.find((textAlign) => editor.isActive({ textAlign })) ?? "left",
			};
		},
	});

	function choose(chosen: string) {
		const chain = editor.chain().focus();
		if (style === "quote" && chosen !== "quote") chain.lift("blockquote");
		const level = levels.find((one) => String(one) === chosen);
		if (level) chain.setHeading({ level }).run();
		else if (chosen === "code") chain.setCodeBlock().run();
		else if (chosen === "quote") chain.setParagraph().setBlockquote().run();
		else chain.setParagraph().run();
	}

	return (
		<>
			<select
				className={styles.select}
				aria-label={t("style")}
				value={style}
				onChange={(event) => choose(event.target.value)}
			>
				<option value="paragraph">{t("paragraph")}</option>
				{levels.map((level) => (
					<option key={level} value={level}>
						{t("heading", { level })}
					</option>
				))}
				<option value="quote">{t("quote")}</option>
				<option value="code">{t("codeBlock")}</option>
			</select>
			<select
				className={styles.select}
				aria-label={t("alignment")}
				value={alignment}
				onChange={(event) => editor.chain().focus().setTextAlign(event.target.value).run()}
			>
				{alignments.map((one) => (
					<option key={one} value={one}>
						{t(`align.${one}`)}
					</option>
				))}
			</select>
		</>
	);
}
