import { type Command, type DesignElement, elementsOf } from "@offizin/design";
import {
	duplicate,
	freeId,
	groupTogether,
	lock,
	outermostOf,
	remove,
	reorder,
	type Step,
	selectedElements,
	ungroup,
} from "@offizin/editor";
import { useMemo } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import { usePlacedWords } from "./use-placed-words.ts";

export interface Arranging {
	/** Makes a change of place and says where things lie then; nothing for none. */
	readonly place: (command: Command | undefined, elements: readonly string[]) => void;
	readonly duplicate: (elements: readonly string[]) => void;
	readonly remove: (elements: readonly string[]) => void;
	readonly group: (elements: readonly string[]) => void;
	readonly ungroup: (elements: readonly string[]) => void;
	readonly lock: (elements: readonly string[], isLocked: boolean) => void;
	readonly reorder: (elements: readonly string[], step: Step) => void;
}

/** What can be done to what is selected, with what it says to those who do not see it. */
export function useArranging(): Arranging {
	const { editor } = useEditing();
	const { announce, t } = useHost();
	const announcePlaces = usePlacedWords();
	const goTo = useGoTo();
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
			group(elements) {
				const { document, page } = editor.getSnapshot();
				const id = freeId("group", Math.random);
				const command = groupTogether(document, elements, id);
				if (!command || !editor.dispatch(command).ok) return;
				editor.mark();
				goTo(page, id);
				announce(t("placed.grouped", { count: outermostOf(document, elements).length }));
			},
			ungroup(elements) {
				const { document } = editor.getSnapshot();
				const command = ungroup(document, elements);
				if (!command || !editor.dispatch(command).ok) return;
				editor.mark();
				const isFreed = ({ group }: DesignElement) => group !== undefined && elements.includes(group);
				const freed = elementsOf(document).filter(isFreed);
				editor.send({ type: "selectAll", elements: freed.map(({ id }) => id) });
				announce(t("placed.ungrouped"));
			},
			lock(elements, isLocked) {
				const command = lock(editor.getSnapshot().document, elements, isLocked);
				if (!command || !editor.dispatch(command).ok) return;
				editor.mark();
				announce(t(isLocked ? "placed.locked" : "placed.unlocked"));
			},
			reorder(elements, step) {
				const command = reorder(editor.getSnapshot().document, elements, step);
				if (command && editor.dispatch(command).ok) announce(t("placed.reordered"));
			},
		}),
		[editor, announce, announcePlaces, goTo, t],
	);
}
