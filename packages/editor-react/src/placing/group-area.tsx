import type { DesignElement } from "@offizin/design";
import { useEditing } from "../editor-context.tsx";
import styles from "./placing.module.css";
import { usePlacing } from "./use-placing.ts";

interface GroupAreaProps {
	readonly element: DesignElement;
	readonly width: number;
	readonly height: number;
	readonly scale: number;
}

/** A chosen group is moved by all of its area; a tap chooses what lies there of it. */
export function GroupArea({ element: { id }, width, height, scale }: GroupAreaProps) {
	const { editor } = useEditing();
	const press = usePlacing();

	function choose({ clientX, clientY }: PointerEvent): void {
		const below = document.elementsFromPoint(clientX, clientY);
		const ids = below.flatMap((one) => one.closest<SVGElement>("[data-element]")?.dataset.element ?? []);
		const member = ids.find((one) => one !== id);
		if (member) editor.send({ type: "select", element: member });
	}

	return (
		<rect
			className={styles.area}
			width={width}
			height={height}
			strokeWidth={14 * scale}
			data-frame="move"
			onPointerDown={(event) => press(event, "move", [id], choose)}
		/>
	);
}
