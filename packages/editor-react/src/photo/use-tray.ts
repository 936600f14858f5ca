import { findElement, type PhotoElement, together } from "@offizin/design";
import {
	freeId,
	ownElement,
	selectedElement,
	slotForPhoto,
	type TrayPhoto,
	withRatio,
} from "@offizin/editor";
import { roomOn } from "../canvas/room-on.ts";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";

/** Puts a photo from the tray where it belongs: the chosen slot, a free one, else a frame of its own on this page. */
export function useTray(): (photo: TrayPhoto) => void {
	const { editor } = useEditing();
	const { format } = useDrawingKit();
	const { t, announce, nameOf } = useHost();
	const goTo = useGoTo();

	/** An empty slot of this page or another, or the one that is chosen; never one that would be overwritten unasked. */
	function slot(): PhotoElement | undefined {
		const { document, page, tool, incoming } = editor.getSnapshot();
		const selected = selectedElement(tool);
		const found = findElement(document, slotForPhoto(document, page, selected, incoming) ?? "");
		return found?.type === "photo" && (found.id === selected || !found.photo) ? found : undefined;
	}

	function frame({ upload, width, height }: TrayPhoto): void {
		const { document, page: key } = editor.getSnapshot();
		const kind = { type: "photo", shape: "rect" } as const;
		const own = ownElement(document, roomOn(format, key), kind, freeId("photo", Math.random));
		const value = withRatio(own, { width, height });
		const added = together([
			{ type: "addElement", page: key, value },
			{ type: "setPhoto", element: value.id, upload },
		]);
		if (!added || !editor.dispatch(added).ok) return;
		editor.mark();
		announce(t("tray.framed"));
		goTo(key, value.id);
	}

	return (photo) => {
		const target = slot();
		if (!target) return frame(photo);
		editor.mark();
		if (!editor.dispatch({ type: "setPhoto", element: target.id, upload: photo.upload }).ok) return;
		editor.mark();
		announce(t("photo.placed", { label: nameOf(target.label) }));
		const page = editor
			.getSnapshot()
			.document.pages.find(({ elements }) => elements.some(({ id }) => id === target.id));
		if (page) goTo(page.key, target.id);
	};
}
