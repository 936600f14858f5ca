import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	type DragMoveEvent,
	type KeyboardCoordinateGetter,
	KeyboardSensor,
	PointerSensor,
	pointerWithin,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { type Drop, type NamedRow, projectDrop, STEP, withoutBelow } from "./project-drop.ts";
import { SortableRow } from "./sortable-row.tsx";
import styles from "./sortable-tree.module.css";

interface SortableTreeProps<Row extends NamedRow> {
	readonly label: string;
	readonly rows: readonly Row[];
	readonly isReadOnly: boolean;
	readonly accepts: (parent: string | null, dragged: string) => boolean;
	readonly onDrop: (dragged: string, drop: Drop) => void;
	/** What a row shows beside its handle. */
	readonly children: (row: Row) => ReactNode;
}

const coordinates: KeyboardCoordinateGetter = (event, args) => {
	const aside = { ArrowRight: STEP, ArrowLeft: -STEP }[event.code];
	if (aside === undefined) return sortableKeyboardCoordinates(event, args);
	event.preventDefault();
	return { ...args.currentCoordinates, x: args.currentCoordinates.x + aside };
};

/** Rows that are put into order by hand or by keys: up and down between neighbours, right and left into a row and out. */
export function SortableTree<Row extends NamedRow>(props: SortableTreeProps<Row>) {
	const { label, rows, isReadOnly, accepts, onDrop, children } = props;
	const t = useTranslations("content.tree");
	const [active, setActive] = useState<string>();
	const [drop, setDrop] = useState<Drop>();
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
	);
	const shown = active === undefined ? rows : rows.filter((row) => withoutBelow(rows, active).includes(row));
	const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? t("top");

	function dropOf({ active: dragged, over, delta }: Pick<DragMoveEvent, "active" | "over" | "delta">) {
		if (!over) return undefined;
		return projectDrop({
			rows,
			active: String(dragged.id),
			over: String(over.id),
			indent: Math.round(delta.x / STEP),
			accepts: (parent) => accepts(parent, String(dragged.id)),
		});
	}

	function say(place: Drop | undefined): string {
		if (!place) return t("nowhere");
		const parent = nameOf(place.parent);
		return place.after === null ? t("first", { parent }) : t("after", { parent, name: nameOf(place.after) });
	}

	const announcements: Announcements = {
		onDragStart: ({ active: dragged }) => t("lifted", { name: nameOf(String(dragged.id)) }),
		onDragMove: (event) => say(dropOf({ ...event, delta: deltaOf(event.active) })),
		onDragOver: (event) => say(dropOf({ ...event, delta: deltaOf(event.active) })),
		onDragEnd: () => t("dropped", { place: say(drop) }),
		onDragCancel: () => t("cancelled"),
	};

	function end(event: DragEndEvent) {
		const place = dropOf(event);
		setActive(undefined);
		setDrop(undefined);
		if (place) onDrop(String(event.active.id), place);
	}

	return (
		<DndContext
			sensors={sensors}
			collisionDetection={(args) => {
				const within = pointerWithin(args);
				return within.length > 0 ? within : closestCenter(args);
			}}
			accessibility={{ announcements, screenReaderInstructions: { draggable: t("howToDrag") } }}
			onDragStart={(event) => setActive(String(event.active.id))}
			onDragMove={(event) => setDrop(dropOf(event))}
			onDragOver={(event) => setDrop(dropOf({ ...event, delta: deltaOf(event.active) }))}
			onDragCancel={() => {
				setActive(undefined);
				setDrop(undefined);
			}}
			onDragEnd={end}
		>
			<SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
				<ul className={styles.tree} aria-label={label}>
					{shown.map((row) => (
						<SortableRow
							key={row.id}
							row={row}
							depth={row.id === active && drop ? drop.depth : row.depth}
							isTarget={active !== undefined && drop?.parent === row.id}
							isFixed={isReadOnly || row.isFixed === true}
						>
							{children(row)}
						</SortableRow>
					))}
				</ul>
			</SortableContext>
		</DndContext>
	);
}

function deltaOf({ rect }: DragMoveEvent["active"]): { x: number; y: number } {
	const { initial, translated } = rect.current;
	if (!initial || !translated) return { x: 0, y: 0 };
	return { x: translated.left - initial.left, y: translated.top - initial.top };
}
