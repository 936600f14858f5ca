import { useSortable } from "@dnd-kit/sortable";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { GripMark } from "./grip-mark.tsx";
import { type MovableRow, STEP } from "./project-drop.ts";
import styles from "./sortable-tree.module.css";

interface SortableRowProps {
	readonly row: MovableRow;
	/** What it is called when it is told of by itself. */
	readonly name: string;
	readonly depth: number;
	/** What is dragged would come to lie in it. */
	readonly isTarget: boolean;
	readonly isFixed: boolean;
	/** Picked up by keys. */
	readonly isCarried: boolean;
	readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
	readonly onLeave: () => void;
	readonly children: ReactNode;
}

/** A row of a tree with the handle it is dragged by. */
export function SortableRow(props: SortableRowProps) {
	const { row, name, depth, isTarget, isFixed, isCarried, onKey, onLeave, children } = props;
	const t = useTranslations("content.tree");
	const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
		useSortable({ id: row.id, disabled: { draggable: isFixed } });
	return (
		<li
			ref={setNodeRef}
			className={styles.row}
			data-dragged={isDragging || isCarried || undefined}
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
					aria-label={t("move", { name })}
					aria-describedby={attributes["aria-describedby"]}
					aria-pressed={isCarried}
					{...listeners}
					onKeyDown={onKey}
					onBlur={onLeave}
				>
					<GripMark />
				</button>
			)}
			{children}
		</li>
	);
}
