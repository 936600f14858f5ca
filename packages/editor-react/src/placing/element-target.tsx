import type { DesignElement } from "@offizin/design";
import { selectedElements } from "@offizin/editor";
import { memo } from "react";
import targets from "../canvas/targets.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { usePlacing } from "./use-placing.ts";

export interface ElementTargetProps {
	readonly element: DesignElement;
	/** From the coordinates of its box to the page, through all its groups. */
	readonly transform: string;
}

/** A line lies in a box that nobody could hit. */
const LEAST = 4_000;

/** The place of a drawing, line or code on the page: chosen by a press, moved by dragging. */
export const ElementTarget = memo(function ElementTarget({ element, transform }: ElementTargetProps) {
	const { editor } = useEditing();
	const { t, nameOf } = useHost();
	const press = usePlacing();
	const { id, box } = element;
	const isSelected = useEditor(({ tool }) => selectedElements(tool).includes(id));
	const spare = Math.max(0, LEAST - box.height) / 2;
	return (
		// biome-ignore lint/a11y/useSemanticElements: SVG has no button
		<rect
			className={`${targets.target} ${targets.drawn}`}
			data-element={id}
			data-selected={isSelected || undefined}
			transform={transform}
			y={-spare}
			width={box.width}
			height={box.height + 2 * spare}
			role="button"
			aria-label={t("placing.choose", { label: nameOf(element.label) })}
			aria-description={t("placing.keys")}
			tabIndex={0}
			onFocus={() => {
				if (!isSelected) editor.send({ type: "select", element: id });
			}}
			onPointerDown={(event) => {
				if (event.shiftKey) return;
				const { tool } = editor.getSnapshot();
				if (!selectedElements(tool).includes(id)) editor.send({ type: "select", element: id });
				press(event, "move", [id]);
				event.currentTarget.focus({ preventScroll: true });
			}}
		/>
	);
});
