import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { EmojiDialog } from "./emoji-dialog.tsx";
import styles from "./more-tools.module.css";
import { type MoreToolName, moreToolNames, moreTools } from "./more-tools.ts";
import toolStyles from "./rich-text.module.css";
import { Sign } from "./sign.tsx";

/** Steps of an arrow key through a menu that begins anew at its end. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowDown: (at, count) => (at + 1) % count,
	ArrowUp: (at, count) => (at + count - 1) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/** What is rarely wanted of a text, in a menu: a native popover, which Escape and a click beside it close. */
export function MoreMenu({ editor }: { readonly editor: Editor }) {
	const t = useTranslations("content.richText");
	const id = useId();
	const menu = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState<MoreToolName | "emoji">();
	const possible = useEditorState({
		editor,
		selector: () => moreToolNames.map((name) => moreTools[name].isPossible(editor)),
	});
	const close = () => setOpen(undefined);
	const offered = moreToolNames.filter((name, at) => possible[at] || !moreTools[name].isOfPlace);
	const isPossible = (name: MoreToolName) => possible[moreToolNames.indexOf(name)] ?? false;
	const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]:enabled") ?? [])];

	function choose(name: MoreToolName | "emoji") {
		menu.current?.hidePopover();
		setOpen(name);
	}

	function onKeyDown(event: KeyboardEvent) {
		const step = steps[event.key];
		if (event.key === "Tab") menu.current?.hidePopover();
		if (!step) return;
		event.preventDefault();
		const all = items();
		const at = all.findIndex((item) => item.matches(":focus"));
		all[step(at, all.length)]?.focus();
	}

	return (
		<>
			<button
				type="button"
				className={toolStyles.tool}
				aria-label={t("more")}
				title={t("more")}
				aria-haspopup="menu"
				popoverTarget={id}
			>
				<Sign is="⋯" />
			</button>
			<div
				ref={menu}
				id={id}
				popover="auto"
				className={styles.menu}
				onToggle={(event) => {
					if (event.newState === "open") items()[0]?.focus();
				}}
			>
				<div role="menu" aria-label={t("more")} tabIndex={-1} className={styles.items} onKeyDown={onKeyDown}>
					{offered.map((name) => (
						<button
							key={name}
							type="button"
							role="menuitem"
							tabIndex={-1}
							disabled={!isPossible(name)}
							onClick={() => choose(name)}
						>
							{t(`moreTool.${name}.step`)}
						</button>
					))}
					<button type="button" role="menuitem" tabIndex={-1} onClick={() => choose("emoji")}>
						{t("emojiStep")}
					</button>
				</div>
				{isPossible("anchor") ? null : <p className={styles.hint}>{t("chooseWords")}</p>}
			</div>
			{open === "emoji" ? <EmojiDialog editor={editor} onClose={close} /> : null}
			{open && open !== "emoji" ? <AttributeDialog editor={editor} name={open} onClose={close} /> : null}
		</>
	);
}
