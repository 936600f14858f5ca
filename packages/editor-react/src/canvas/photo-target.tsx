import { cropOfView, type PhotoElement, panView, photoView, zoomView } from "@offizin/design";
import { selectedElement, selectedElements } from "@offizin/editor";
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import styles from "./targets.module.css";
import { usePhotoGesture } from "./use-photo-gesture.ts";

/** A step of an arrow key, in micrometres; with shift ten times as far. */
const NUDGE = 500;
const ZOOM_STEP = 1.1;

export interface PhotoTargetProps {
	readonly element: PhotoElement;
	/** From the coordinates of its box to the page, through all its groups. */
	readonly transform: string;
}

/** The place of a photo on the page: dropped on, dragged in, magnified, or opened when it is empty. */
export const PhotoTarget = memo(function PhotoTarget({ element, transform }: PhotoTargetProps) {
	const { editor, photos } = useEditing();
	const { t, nameOf, announce } = useHost();
	const isSelected = useEditor(({ tool }) => selectedElements(tool).includes(element.id));
	const isDragging = useEditor(({ tool }) => tool.name !== "idle" && selectedElement(tool) === element.id);
	const rect = useRef<SVGRectElement>(null);
	const gesture = usePhotoGesture(element);
	const isEmpty = element.photo === null;

	/** Keys and wheel have no end, so each of them is a change; the history makes one step of them. */
	function look(
		change: (view: NonNullable<ReturnType<typeof photoView>>) => ReturnType<typeof photoView>,
	): void {
		const view = photoView(element);
		const next = view && change(view);
		if (!next || !element.photo) return;
		editor.dispatch({
			type: "setCrop",
			element: element.id,
			crop: cropOfView(element.photo, element.box, next),
		});
		announce(
			t("photo.position", {
				// Tenths: a step of the arrows is less than one percent of a large photo.
				x: Math.round(next.centerX * 1000) / 10,
				y: Math.round(next.centerY * 1000) / 10,
				zoom: Math.round(next.zoom * 10) / 10,
			}),
		);
	}

	const pan = (dx: number, dy: number) =>
		look((view) => (element.photo && panView(element.photo, element.box, view, dx, dy)) || undefined);
	const zoom = (factor: number, focus?: { x: number; y: number }) =>
		look((view) => (element.photo && zoomView(element.photo, element.box, view, factor, focus)) || undefined);

	const wheel = useRef(zoom);
	wheel.current = zoom;
	useEffect(() => {
		const target = rect.current;
		if (!target || isEmpty) return;
		const onWheel = (event: WheelEvent) => {
			// Only over a chosen photo, so that scrolling past it stays scrolling.
			if (!isSelected) return;
			event.preventDefault();
			wheel.current(Math.exp(-event.deltaY / 600), gesture.fromCentre(target, event));
		};
		// Browsers do not heed touch-action on every part of an SVG.
		const keepStill = (event: TouchEvent) => event.preventDefault();
		// React listens passively, and then the page would scroll along.
		target.addEventListener("wheel", onWheel, { passive: false });
		target.addEventListener("touchmove", keepStill, { passive: false });
		return () => {
			target.removeEventListener("wheel", onWheel);
			target.removeEventListener("touchmove", keepStill);
		};
	}, [isEmpty, isSelected, gesture]);

	function press(event: KeyboardEvent): void {
		const far = event.shiftKey ? NUDGE * 10 : NUDGE;
		const actions: Readonly<Record<string, () => void>> = {
			ArrowLeft: () => pan(-far, 0),
			ArrowRight: () => pan(far, 0),
			ArrowUp: () => pan(0, -far),
			ArrowDown: () => pan(0, far),
			"+": () => zoom(ZOOM_STEP),
			"-": () => zoom(1 / ZOOM_STEP),
			Enter: () =>
				isEmpty ? photos.choose(element.id) : editor.send({ type: "select", element: element.id }),
			Delete: () => editor.dispatch({ type: "removePhoto", element: element.id }),
		};
		const action = actions[event.key];
		if (!action || (isEmpty && event.key !== "Enter") || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		action();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: SVG has no button
		<rect
			ref={rect}
			className={`${styles.target} ${styles.photo}`}
			data-element={element.id}
			data-photo={isEmpty ? undefined : ""}
			data-empty={isEmpty || undefined}
			data-selected={isSelected || undefined}
			data-dragging={isDragging || undefined}
			transform={transform}
			width={element.box.width}
			height={element.box.height}
			role="button"
			aria-label={t(isEmpty ? "photo.slotEmpty" : "photo.slotFilled", { label: nameOf(element.label) })}
			aria-description={isEmpty ? undefined : t("photo.keys")}
			tabIndex={0}
			onClick={() =>
				isEmpty ? photos.choose(element.id) : editor.send({ type: "select", element: element.id })
			}
			onFocus={() => editor.send({ type: "select", element: element.id })}
			onKeyDown={press}
			{...(isEmpty ? {} : gesture.handlers)}
		/>
	);
});
