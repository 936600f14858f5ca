import { findElement, rightsOf } from "@offizin/design";
import { grow, isReachable, nudge, selectedElements, turn } from "@offizin/editor";
import { mm } from "@offizin/units";
import { useEffect } from "react";
import { useEditing } from "../editor-context.tsx";
import { useArranging } from "./use-arranging.ts";

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const turns: Readonly<Record<string, number>> = { ",": -100, ".": 100 };

/**
 * Keys for what is selected on the page, or has the focus there: arrows move by 1 mm, with Alt by 0.1, with Shift they
 * size; comma and full stop turn by a degree; Delete takes away, Control+D copies, Control+G makes one group of them and with
 * Shift takes it apart, Control+A selects all.
 */
export function usePageKeys(page: SVGSVGElement | null): void {
	const { editor } = useEditing();
	const arranging = useArranging();
	useEffect(() => {
		if (!page) return;
		function press(event: KeyboardEvent): void {
			// What has the focus has had its turn: a photo pans, a text field writes.
			if (event.defaultPrevented || !(event.target instanceof Element)) return;
			const isHere = page?.contains(event.target) || event.target === document.body;
			const { tool, document: design, page: key } = editor.getSnapshot();
			if (!isHere || tool.name !== "idle") return;
			const focused = event.target.closest<SVGElement>("[data-element]")?.dataset.element;
			const chosen = selectedElements(tool);
			const isOther = focused !== undefined && !chosen.includes(focused);
			const ids = (isOther ? [focused] : chosen).filter((id) => {
				const element = findElement(design, id);
				return element && rightsOf(element).has("place");
			});
			const isCommand = event.ctrlKey || event.metaKey;
			const action = isCommand ? commandOf(event.key.toLowerCase()) : actionOf(event);
			if (!action) return;
			event.preventDefault();
			if (isOther) editor.send({ type: "select", element: focused });
			action();

			function commandOf(letter: string): (() => void) | undefined {
				if (letter === "d" && ids.length > 0) return () => arranging.duplicate(ids);
				if (letter === "g" && ids.length > 0)
					return () => (event.shiftKey ? arranging.ungroup(ids) : arranging.group(ids));
				if (letter !== "a") return undefined;
				const elements = design.pages.find((one) => one.key === key)?.elements ?? [];
				const all = elements.filter((one) => rightsOf(one).has("place") && isReachable(design, one, []));
				return () => editor.send({ type: "selectAll", elements: all.map(({ id }) => id) });
			}

			function actionOf({ key: pressed, altKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
				const [only] = ids;
				if (only === undefined) return undefined;
				const way = arrows[pressed];
				const step = mm(altKey ? 0.1 : 1);
				if (way) {
					const [dx, dy] = [way[0] * step, way[1] * step];
					const isSized = shiftKey && ids.length === 1;
					return () =>
						arranging.place(isSized ? grow(design, only, dx, dy) : nudge(design, ids, dx, dy), ids);
				}
				const by = turns[pressed];
				if (by !== undefined && ids.length === 1)
					return () => arranging.place(turn(design, only, altKey ? by / 10 : by), ids);
				if (pressed === "Delete" || pressed === "Backspace") return () => arranging.remove(ids);
				return undefined;
			}
		}
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [page, editor, arranging]);
}
