import type { Command } from "@offizin/design";
import { duplicate, freeId, remove, selectedElements } from "@offizin/editor";
import { useMemo } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import { usePlacedWords } from "./use-placed-words.ts";

export interface Arranging {
	/** Makes a change of place and says where things lie then; nothing for none. */
	readonly place: (command: Command | undefined, elements: readonly string[]) => void;
	readonly duplicate: (elements: readonly string[]) => void;
	readonly remove: (elements: readonly string[]) => void;
}

/** What can be done to what is selected, with what it says to those who do not see it. */
export function useArranging(): Arranging {
	const { editor } = useEditing();
	const { announce, t } = useHost();
	const announcePlaces = usePlacedWords();
	return useMemo(
		() => ({
			place(command, elements) {
				if (command && editor.dispatch(command).ok) announcePlaces(elements);
			},
			duplicate(elements) {
				const { written } = editor.getSnapshot();
				const copies = duplicate(written, elements, (kind) => freeId(kind, Math.random));
				if (!copies || !editor.dispatch(copies.command).ok) return;
				editor.mark();
				editor.send({ type: "selectAll", elements: copies.ids });
				announce(t("placed.copied", { count: copies.ids.length }));
			},
			remove(elements) {
				const { document, tool } = editor.getSnapshot();
				const command = remove(document, elements);
				if (!command || !editor.dispatch(command).ok) return;
				editor.mark();
				const left = selectedElements(tool).filter((id) => !elements.includes(id));
				editor.send({ type: "selectAll", elements: left });
				announce(t("placed.removed", { count: elements.length }));
			},
		}),
		[editor, announce, announcePlaces, t],
	);
}
