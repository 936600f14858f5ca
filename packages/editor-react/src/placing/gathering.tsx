import { elementBounds, elementMatrix, isPlaceable } from "@offizin/design";
import { isReachable, selectedElements } from "@offizin/editor";
import type { KeyboardEvent } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./placing.module.css";

/** Over everything that can be placed a box to tick, so that a thumb chooses several without another key. */
export function Gathering() {
	const { editor } = useEditing();
	const { t, nameOf } = useHost();
	const shown = useEditor((state) => state.shown);
	const pageKey = useEditor(({ page }) => page);
	const selected = selectedElements(useEditor(({ tool }) => tool));
	const elements = shown.pages.find(({ key }) => key === pageKey)?.elements ?? [];
	const choices = elements.filter((one) => isPlaceable(one) && isReachable(shown, one, []));
	return choices.map((element) => {
		const { id, type, label } = element;
		const isChosen = selected.includes(id);
		const toggle = () => editor.send({ type: "select", element: id, adds: true });
		const place =
			type === "group"
				? elementBounds(shown, element)
				: {
						width: element.box.width,
						height: element.box.height,
						transform: `matrix(${elementMatrix(shown, element).join(" ")})`,
					};
		return (
			// biome-ignore lint/a11y/useSemanticElements: SVG has no field to tick
			<rect
				key={id}
				className={styles.choice}
				{...place}
				data-frame="choice"
				role="checkbox"
				aria-checked={isChosen}
				aria-label={t("placing.choose", { label: nameOf(label) })}
				tabIndex={0}
				onClick={toggle}
				onKeyDown={(event: KeyboardEvent) => {
					if (event.key !== "Enter" && event.key !== " ") return;
					event.preventDefault();
					toggle();
				}}
			/>
		);
	});
}
