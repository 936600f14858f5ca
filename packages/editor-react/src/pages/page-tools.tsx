import { freeId, pageChanges } from "@offizin/editor";
import { IconButton } from "@offizin/ui";
import type { RefObject } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./page-tools.module.css";
import { useStripMoves } from "./use-strip-moves.ts";

const tools = {
	back: "M14.5 6 8.5 12l6 6",
	forth: "m9.5 6 6 6-6 6",
	add: "M12 5v14M5 12h14",
	duplicate: "M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4",
	remove: "M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7",
} as const;
type PageTool = keyof typeof tools;

/** Adds, copies, takes away and moves pages where the product has as many as one likes; nothing where its faces are fixed. */
export function PageTools({ strip }: { readonly strip: RefObject<HTMLElement | null> }) {
	const { editor } = useEditing();
	const { t, announce } = useHost();
	useStripMoves(strip, editor, (moved) => {
		const { pages } = editor.getSnapshot().document;
		const position = pages.findIndex(({ key }) => key === moved) + 1;
		announce(t("pages.movedTo", { position, total: pages.length }));
	});
	const document = useEditor((state) => state.document);
	const page = useEditor((state) => state.page);
	const changes = pageChanges(document, page, (kind) => freeId(kind, Math.random));
	if (!changes) return null;

	function change(tool: PageTool): void {
		const command = changes?.[tool];
		if (!command || !editor.dispatch(command).ok) return;
		editor.mark();
		if (command.type === "addPages") editor.showPage(command.pages[0]?.value.key ?? page);
		const { document: made } = editor.getSnapshot();
		// A page that is gone gives its place to the one that came before it.
		if (!made.pages.some(({ key }) => key === page)) {
			const gone = document.pages.findIndex(({ key }) => key === page);
			const before = document.pages
				.slice(0, gone)
				.findLast(({ key }) => made.pages.some((one) => one.key === key));
			if (before) editor.showPage(before.key);
		}
		announce(t(`pages.${tool}Done`, { total: made.pages.length }));
	}

	return (
		<div className={styles.tools} role="toolbar" aria-label={t("pages.label")}>
			{(Object.keys(tools) as PageTool[]).map((tool) => (
				<IconButton
					key={tool}
					label={t(`pages.${tool}`)}
					title={t(`pages.${tool}`)}
					aria-disabled={changes[tool] === undefined}
					onClick={() => change(tool)}
				>
					<svg className={styles.sign} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
						<path d={tools[tool]} />
					</svg>
				</IconButton>
			))}
		</div>
	);
}
