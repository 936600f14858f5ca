import { findElement, type PhotoElement } from "@offizin/design";
import { selectedElement, slotForPhoto, type TrayPhoto } from "@offizin/editor";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import { framePhoto } from "./frame-photo.ts";

interface TrayActions {
	/** Where it belongs: the chosen slot, a free one, else a frame of its own on this page. */
	readonly put: (photo: TrayPhoto) => void;
	/** A frame of its own in any case. */
	readonly frame: (photo: TrayPhoto) => void;
}

/** Puts photos from the tray onto a page. */
export function useTray(): TrayActions {
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

	function frame(photo: TrayPhoto): void {
		const framed = framePhoto(photo, null, { editor, format, t, announce });
		if (framed) goTo(framed.page, framed.element);
	}

	function put(photo: TrayPhoto): void {
		const target = slot();
		if (!target) {
			frame(photo);
			return;
		}
		editor.mark();
		if (!editor.dispatch({ type: "setPhoto", element: target.id, upload: photo.upload }).ok) return;
		editor.mark();
		announce(t("photo.placed", { label: nameOf(target.label) }));
		const page = editor
			.getSnapshot()
			.document.pages.find(({ elements }) => elements.some(({ id }) => id === target.id));
		if (page) goTo(page.key, target.id);
	}

	return { put, frame };
}
