import { elementBounds, rightsOf } from "@offizin/design";
import { outermostOf } from "@offizin/editor";
import { type Box, box, intersects, type Point } from "@offizin/units";
import { useEffect, useState } from "react";
import { localPoint } from "../canvas/local-point.ts";
import { useEditing } from "../editor-context.tsx";
import styles from "./placing.module.css";

/** Drawn with the mouse over empty page it selects what it touches; a press with Shift adds one element more. */
export function Marquee({ page }: { readonly page: SVGSVGElement | null }) {
	const { editor } = useEditing();
	const [area, setArea] = useState<Box | null>(null);

	useEffect(() => {
		if (!page) return;
		const listening = new AbortController();
		const { signal } = listening;
		let from: Point | null = null;

		const add = (event: MouseEvent) => {
			const id = targetOf(event)?.dataset.element;
			if (!event.shiftKey || id === undefined || editor.getSnapshot().tool.name === "editingText") return;
			event.preventDefault();
			event.stopPropagation();
			editor.send({ type: "select", element: id, adds: true });
		};
		const begin = (event: PointerEvent) => {
			const isBeside = !(event.target as Element).closest("[data-element], [data-frame]");
			if (event.pointerType === "mouse" && event.button === 0 && isBeside) from = localPoint(page, event);
		};
		const follow = (event: PointerEvent) => {
			if (from) setArea(between(from, localPoint(page, event)));
		};
		const end = (event: PointerEvent) => {
			if (!from) return;
			const drawn = between(from, localPoint(page, event));
			from = null;
			setArea(null);
			const { shown, page: key } = editor.getSnapshot();
			const elements = shown.pages.find((one) => one.key === key)?.elements ?? [];
			const touched = elements.filter(
				(one) => rightsOf(one).has("place") && intersects(elementBounds(shown, one), drawn),
			);
			if (drawn.width > 1000 && drawn.height > 1000)
				editor.send({
					type: "selectAll",
					elements: outermostOf(
						shown,
						touched.map(({ id }) => id),
					),
				});
		};
		// Before the element itself takes the press for writing or cropping.
		page.addEventListener("mousedown", add, { capture: true, signal });
		page.addEventListener("pointerdown", begin, { signal });
		addEventListener("pointermove", follow, { signal });
		addEventListener("pointerup", end, { signal });
		return () => listening.abort();
	}, [page, editor]);

	return area ? <rect className={styles.marquee} {...area} /> : null;
}

function targetOf(event: MouseEvent): SVGElement | null {
	return (event.target as Element).closest<SVGElement>("[data-element]");
}

function between(one: Point, other: Point): Box {
	const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
	return box(x, y, Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}
