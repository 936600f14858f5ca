import { elementBounds, findElement } from "@offizin/design";
import { toMm } from "@offizin/units";
import { useCallback } from "react";
import { useEditing, useHost } from "../editor-context.tsx";

/** Says where elements lie now: place and size in millimetres, the turn in degrees. */
export function usePlacedWords(): (elements: readonly string[]) => void {
	const { editor } = useEditing();
	const { announce, nameOf, t } = useHost();
	return useCallback(
		(elements) => {
			const { document } = editor.getSnapshot();
			const [first, another] = elements.flatMap((id) => findElement(document, id) ?? []);
			if (!first) return;
			if (another) return announce(t("placed.several", { count: elements.length }));
			const { x, y } = elementBounds(document, first);
			const { width, height } = first.box;
			announce(
				t("placed.one", {
					label: nameOf(first.label),
					x: tenths(x),
					y: tenths(y),
					width: tenths(width),
					height: tenths(height),
					turn: first.rotation / 100,
				}),
			);
		},
		[editor, announce, nameOf, t],
	);
}

function tenths(length: number): number {
	return Math.round(toMm(length as Parameters<typeof toMm>[0]) * 10) / 10;
}
