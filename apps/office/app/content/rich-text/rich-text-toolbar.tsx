import { allowedBlocks, type FieldSchema, newBlock } from "@offizin/content";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { AssetPicker } from "#app/content/assets/asset-picker.tsx";
import { BlockChooser } from "#app/content/blocks/block-chooser.tsx";
import { useContentPlace } from "#app/content/content-place.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { MoreMenu } from "./more-menu.tsx";
import styles from "./rich-text.module.css";
import { Sign } from "./sign.tsx";
import { TableTools } from "./table-tools.tsx";
import { TextStyleSelect } from "./text-style-select.tsx";

interface RichTextToolbarProps {
	readonly editor: Editor;
	readonly schema: FieldSchema;
	readonly label: string;
}

interface ToolProps {
	readonly name: string;
	readonly isOn?: boolean;
	readonly onUse: () => void;
	readonly children: ReactNode;
}

function Tool({ name, isOn, onUse, children }: ToolProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={name}
			title={name}
			aria-pressed={isOn}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onUse}
		>
			{children}
		</button>
	);
}

const marks = [
	["bold", <b key="b">B</b>],
	["italic", <i key="i">I</i>],
	["underline", <u key="u">U</u>],
	["strike", <s key="s">S</s>],
	["superscript", <Sign key="sup" is="x²" />],
	["subscript", <Sign key="sub" is="x₂" />],
	["highlight", <mark key="m">A</mark>],
	["code", <Sign key="code" is="<>" />],
] as const;

/** What can be done with the text that is chosen. */
export function RichTextToolbar({ editor, schema, label }: RichTextToolbarProps) {
	const t = useTranslations("content.richText");
	const { components } = useContentPlace();
	const [open, setOpen] = useState<"link" | "picture" | "block">();
	const on = useEditorState({
		editor,
		selector: ({ editor: { isActive } }) => ({
			marks: marks.map(([mark]) => isActive.call(editor, mark)),
			bullets: editor.isActive("bulletList"),
			numbers: editor.isActive("orderedList"),
			link: editor.isActive("link"),
			table: editor.isActive("table"),
		}),
	});
	const blocks = allowedBlocks(schema, components, 0);
	const close = () => setOpen(undefined);
	return (
		<fieldset aria-label={label} className={styles.tools}>
			<TextStyleSelect editor={editor} />
			{marks.map(([mark, sign], index) => (
				<Tool
					key={mark}
					name={t(`mark.${mark}`)}
					isOn={on.marks[index] ?? false}
					onUse={() => editor.chain().focus().toggleMark(mark).run()}
				>
					{sign}
				</Tool>
			))}
			<Tool
				name={t("bullets")}
				isOn={on.bullets}
				onUse={() => editor.chain().focus().toggleBulletList().run()}
			>
				<Sign is="•–" />
			</Tool>
			<Tool
				name={t("numbers")}
				isOn={on.numbers}
				onUse={() => editor.chain().focus().toggleOrderedList().run()}
			>
				<Sign is="1." />
			</Tool>
			<Tool name={t("link")} isOn={on.link} onUse={() => setOpen("link")}>
				{t("linkSign")}
			</Tool>
			<Tool name={t("picture")} onUse={() => setOpen("picture")}>
				{t("pictureSign")}
			</Tool>
			<Tool name={t("rule")} onUse={() => editor.chain().focus().setHorizontalRule().run()}>
				<Sign is="―" />
			</Tool>
			<Tool
				name={t("table")}
				onUse={() => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
			>
				<Sign is="▦" />
			</Tool>
			{blocks.length > 0 ? (
				<Tool name={t("block")} onUse={() => setOpen("block")}>
					<Sign is="+" />
				</Tool>
			) : null}
			<MoreMenu editor={editor} />
			{on.table ? <TableTools editor={editor} /> : null}
			{open === "link" ? <LinkDialog editor={editor} onClose={close} /> : null}
			<AssetPicker
				isOpen={open === "picture"}
				onClose={close}
				onPick={({ id, filename, alt, title, source, copyright }) => {
					close();
					const attrs = { id, src: filename, alt, title, source, copyright };
					editor.chain().focus().insertContent({ type: "image", attrs }).run();
				}}
			/>
			<BlockChooser
				isOpen={open === "block"}
				components={blocks}
				onClose={close}
				onChoose={(component) => {
					close();
					const body = [newBlock(component, () => crypto.randomUUID())];
					const attrs = { id: crypto.randomUUID(), body };
					editor.chain().focus().insertContent({ type: "blok", attrs }).run();
				}}
			/>
		</fieldset>
	);
}
