import { elementsOf, findElement } from "@offizin/design";
import { swapPhotos } from "@offizin/editor";
import { useEffect, useEffectEvent } from "react";
import { roomOn } from "../canvas/room-on.ts";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import { carryPlaced } from "./carry-placed.ts";

/** Lets photos be carried from one frame of the design to another: they change places. */
export function useCarryingPlaced(page: SVGSVGElement | null): void {
	const { editor } = useEditing();
	const { format, photoLink } = useDrawingKit();
	const { t, announce, nameOf } = useHost();
	const goTo = useGoTo();
	const pictureOf = useEffectEvent((id: string) => {
		const { document } = editor.getSnapshot();
		const frames = elementsOf(document).filter(({ type }) => type === "photo");
		const element = findElement(document, id);
		// With nowhere to go a finger that rests goes on to move the photo in its frame.
		if (frames.length < 2 || element?.type !== "photo" || !element.photo) return undefined;
		return photoLink(element.photo.upload)?.href;
	});
	const pick = useEffectEvent((element: string) => {
		const { name } = editor.getSnapshot().tool;
		if (name === "draggingPhoto") editor.send({ type: "cancel" });
		editor.send({ type: "select", element });
		announce(t("tray.liftedPlaced"));
	});
	const drop = useEffectEvent((from: string, onto: string) => {
		const { document } = editor.getSnapshot();
		const target = findElement(document, onto);
		const swap = swapPhotos(document, from, onto, (page) => roomOn(format, page).area);
		if (!swap || target?.type !== "photo") return;
		editor.mark();
		if (!editor.dispatch(swap).ok) return;
		editor.mark();
		const label = nameOf(target.label);
		announce(t(target.photo ? "tray.swapped" : "photo.placed", { label }));
		goTo(editor.getSnapshot().page, onto);
	});
	const turn = useEffectEvent((key: string) => editor.showPage(key));
	useEffect(
		() =>
			page
				? carryPlaced(page, {
						pictureOf: (element) => pictureOf(element),
						onPick: (element) => pick(element),
						onDrop: (element, onto) => drop(element, onto),
						onTurn: (key) => turn(key),
					})
				: undefined,
		[page],
	);
}
