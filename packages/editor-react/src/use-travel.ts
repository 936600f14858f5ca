import { findElement, simpleCommands, together } from "@offizin/design";
import type { Change } from "@offizin/editor";
import { useCallback } from "react";
import { type EditorHost, useEditing, useHost } from "./editor-context.tsx";

/** Undo and redo that say what they did and show the page it happened on. */
export function useTravel(): (direction: "undo" | "redo") => void {
	const { editor } = useEditing();
	const { announce, t, nameOf } = useHost();
	return useCallback(
		(direction) => {
			const before = editor.getSnapshot().document;
			const change = editor[direction]();
			if (!change) return announce(t("tools.nothingToUndo"));
			const { document } = editor.getSnapshot();
			const [about] = aboutWhat(change);
			const page = document.pages.find(({ elements }) => elements.some(({ id }) => id === about));
			if (page) editor.showPage(page.key);
			// What is gone now is called what it was called.
			const known = findElement(document, about ?? "") ? document : before;
			const what = changeInWords(change, known, { t, nameOf });
			announce(t(direction === "undo" ? "tools.undone" : "tools.redone", { what }));
		},
		[editor, announce, t, nameOf],
	);
}

/** What a change was about. */
export function changeInWords(
	whole: Change,
	document: Parameters<typeof findElement>[0],
	{ t, nameOf }: Pick<EditorHost, "t" | "nameOf">,
): string {
	const change = withoutDrawings(whole);
	const ids = aboutWhat(change);
	const named = findElement(document, ids[0] ?? "");
	const label = change.type === "addElement" ? change.value.label : (named?.label ?? "");
	const fact = change.type === "setFact" ? t(`feast.fact.${change.fact}`) : "";
	return t(`what.${change.type}`, { label: nameOf(label), fact, count: new Set(ids).size });
}

/** What came with its drawing or its colours, or went with them, is the one change it was for a person. */
function withoutDrawings(change: Change): Change {
	if (change.type !== "transaction") return change;
	return together(change.commands.filter(({ type }) => !alongside.has(type))) ?? change;
}

/** What comes with elements so that they can be drawn. */
const alongside: ReadonlySet<string> = new Set(["addArtwork", "removeArtwork", "addSwatch", "removeSwatch"]);

/** The elements a change is about. */
function aboutWhat(change: Change): string[] {
	if ("configuration" in change) return [];
	return simpleCommands(change).flatMap((command) => {
		if (command.type === "addElement") return [command.value.id];
		return "element" in command ? [command.element] : [];
	});
}
