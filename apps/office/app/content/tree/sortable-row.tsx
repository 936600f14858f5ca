import { useSortable } from "@dnd-kit/sortable";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { GripMark } from "./grip-mark.tsx";
import { type NamedRow, STEP } from "./project-drop.ts";
import styles from "./sortable-tree.module.css";

interface SortableRowProps {
	readonly row: NamedRow;
	readonly depth: number;
	/** What is dragged would come to lie in it. */
	readonly isTarget: boolean;
	readonly isFixed: boolean;
	readonly children: ReactNode;
}

/** A row of a tree with the handle it is dragged by. */
export function SortableRow({ row, depth, isTarget, isFixed, children }: SortableRowProps) {
	const t = useTranslations("content.tree");
	const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
		useSortable({ id: row.id, disabled: { draggable: isFixed } });
	return (
		<li
			ref={setNodeRef}
			className={styles.row}
			data-dragged={isDragging || undefined}
			data-target={isTarget || undefined}
			style={{
				paddingInlineStart: depth * STEP,
				transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined,
				transition,
			}}
		>
			<span className="visually-hidden">{t("level", { level: depth + 1 })}</span>
			{isFixed ? (
				<span className={styles.noGrip} />
			) : (
				<button
					type="button"
					ref={setActivatorNodeRef}
					className={styles.grip}
					aria-label={t("move", { name: row.name })}
					aria-describedby={attributes["aria-describedby"]}
					{...listeners}
				>
					<GripMark />
				</button>
			)}
			{children}
		</li>
	);
}
