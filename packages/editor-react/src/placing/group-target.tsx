import { type DesignElement, elementMatrix } from "@offizin/design";
import { isOpen, selectedElements, withMembers } from "@offizin/editor";
import { type KeyboardEvent, memo } from "react";
import targets from "../canvas/targets.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./group-target.module.css";
import { usePlacing } from "./use-placing.ts";

/** The places of all that is in a group, as one thing: chosen by a press, moved by dragging, opened by choosing it. */
export const GroupTarget = memo(function GroupTarget({ element }: { readonly element: DesignElement }) {
	const { editor } = useEditing();
	const { t, nameOf } = useHost();
	const press = usePlacing();
	const shown = useEditor((state) => state.shown);
	const selected = selectedElements(useEditor(({ tool }) => tool));
	const { id } = element;
	const members = withMembers(shown, [id]).filter(({ type }) => type !== "group");
	const opened = isOpen(shown, id, selected);
	if (members.length === 0) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: SVG has no button
		<g
			className={styles.group}
			data-element={id}
			data-open={opened || undefined}
			role="button"
			aria-label={t("placing.choose", { label: nameOf(element.label) })}
			aria-description={t("placing.keys")}
			tabIndex={0}
			onFocus={() => {
				if (!selected.includes(id)) editor.send({ type: "select", element: id });
			}}
			onKeyDown={(event: KeyboardEvent) => {
				if (event.key === "Enter") editor.send({ type: "select", element: id });
			}}
			onPointerDown={(event) => {
				if (event.shiftKey) return;
				editor.send({ type: "select", element: id });
				press(event, "move", [id]);
				event.currentTarget.focus({ preventScroll: true });
			}}
		>
			{members.map((member) => (
				<rect
					key={member.id}
					className={`${targets.target} ${targets.drawn}`}
					transform={`matrix(${elementMatrix(shown, member).join(" ")})`}
					width={member.box.width}
					height={member.box.height}
				/>
			))}
		</g>
	);
});
