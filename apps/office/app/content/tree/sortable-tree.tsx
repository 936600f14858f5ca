import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	type DragMoveEvent,
	PointerSensor,
	pointerWithin,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { type Drop, type MovableRow, projectDrop, STEP, withoutBelow } from "./project-drop.ts";
import { SortableRow } from "./sortable-row.tsx";
import styles from "./sortable-tree.module.css";
import { rowsCarried } from "./step-place.ts";
import { type KeyMove, useKeyMoves } from "./use-key-moves.ts";

interface SortableTreeProps<Row extends MovableRow> {
	readonly label: string;
	readonly rows: readonly Row[];
	/** What tells a row from all others where it is told of by itself. */
	readonly nameOf: (row: Row) => string;
	readonly isReadOnly: boolean;
	readonly accepts: (parent: string | null, dragged: string) => boolean;
	readonly onDrop: (dragged: string, drop: Drop) => void;
	/** What a row shows beside its handle. */
	readonly children: (row: Row) => ReactNode;
}

/** Rows that are put into order by hand or by keys: up and down past neighbours, right and left into a row and out. */
export function SortableTree<Row extends MovableRow>(props: SortableTreeProps<Row>) {
	const { label, rows, nameOf, isReadOnly, accepts, onDrop, children } = props;
	const t = useTranslations("content.tree");
	const [active, setActive] = useState<string>();
	const [drop, setDrop] = useState<Drop>();
	const [told, setTold] = useState("");
	const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
	const keys = useKeyMoves({ rows, accepts, onDrop, onTold: (event) => setTold(wordsOf(event)) });
	const { carried } = keys;
	const target = carried ? carried.place.parent : drop?.parent;

	function shownRows(): readonly Row[] {
		if (carried) return rowsCarried(rows, carried.id, carried.place);
		return active === undefined ? rows : rows.filter((row) => withoutBelow(rows, active).includes(row));
	}

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

	function named(id: string | null): string {
		const row = rows.find((one) => one.id === id);
		return row ? nameOf(row) : t("top");
	}

	function say(id: string, place: Drop | undefined): string {
		if (!place) return t("nowhere");
		const about = { name: named(id), parent: named(place.parent) };
		return place.after === null ? t("first", about) : t("after", { ...about, before: named(place.after) });
	}

	function wordsOf(event: KeyMove): string {
		if (event.kind === "cancelled") return t("cancelled", { name: named(event.id) });
		const place = say(event.id, event.place);
		return event.kind === "carried" ? place : t(event.kind, { place });
	}

	const sayEvent = (event: Pick<DragMoveEvent, "active" | "over">) =>
		say(String(event.active.id), dropOf({ ...event, delta: deltaOf(event.active) }));
	const announcements: Announcements = {
		onDragStart: ({ active: { id } }) => t("lifted", { place: named(String(id)) }),
		onDragMove: sayEvent,
		onDragOver: sayEvent,
		onDragEnd: ({ active: { id } }) => t("dropped", { place: say(String(id), drop) }),
		onDragCancel: ({ active: { id } }) => t("cancelled", { name: named(String(id)) }),
	};

	function end(event: DragEndEvent) {
		const place = dropOf(event);
		setActive(undefined);
		setDrop(undefined);
		if (place) onDrop(String(event.active.id), place);
	}

	const shown = shownRows();
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
							name={nameOf(row)}
							depth={row.id === active && drop ? drop.depth : row.depth}
							isTarget={target === row.id}
							isFixed={isReadOnly || row.isFixed === true}
							isCarried={row.id === carried?.id}
							onKey={(event) => keys.press(event, row.id)}
							onLeave={keys.cancel}
						>
							{children(row)}
						</SortableRow>
					))}
				</ul>
			</SortableContext>
			<p role="status" aria-live="assertive" className="visually-hidden">
				{told}
			</p>
		</DndContext>
	);
}

function deltaOf({ rect }: DragMoveEvent["active"]): { x: number; y: number } {
	const { initial, translated } = rect.current;
	if (!initial || !translated) return { x: 0, y: 0 };
	return { x: translated.left - initial.left, y: translated.top - initial.top };
}
