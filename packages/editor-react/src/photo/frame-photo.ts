import { type Asset, together } from "@offizin/design";
import { frameAround, freeId, ownElement, withRatio } from "@offizin/editor";
import { safeBoxes } from "@offizin/formats";
import { contains, type Point } from "@offizin/units";
import { pageShown } from "../canvas/page-view.tsx";
import { roomOn } from "../canvas/room-on.ts";
import type { DrawingKit, Editing, EditorHost } from "../editor-context.tsx";

type Place = Pick<Editing, "editor"> & Pick<DrawingKit, "format"> & Pick<EditorHost, "t" | "announce">;

/**
 * Puts a photo of the tray into a new frame of its own shape on the page shown: around the point where it was dropped, or
 * where nothing lies. One step of undo; gives back the frame, undefined where the page takes no more.
 */
export function framePhoto(
	{ upload, width, height }: Asset,
	at: Point | null,
	{ editor, format, t, announce }: Place,
): { readonly page: string; readonly element: string } | undefined {
	const { document, page } = editor.getSnapshot();
	const id = freeId("photo", Math.random);
	const size = { width, height };
	const value = at
		? frameAround(document, { room: roomAt(format, page, at), at, size, id })
		: withRatio(ownElement(document, roomOn(format, page), { type: "photo", shape: "rect" }, id), size);
	const added = together([
		{ type: "addElement", page, value },
		{ type: "setPhoto", element: id, upload },
	]);
	editor.mark();
	if (!added || !editor.dispatch(added).ok) return undefined;
	editor.mark();
	announce(t("tray.framed"));
	return { page, element: id };
}

/** Of a folded page the panel that a point is on. */
function roomAt(format: DrawingKit["format"], page: string, { x, y }: Point): ReturnType<typeof roomOn> {
	const point = { x, y, width: 0, height: 0 } as Parameters<typeof contains>[1];
	const area = safeBoxes(pageShown(format, page)).find((one) => contains(one, point));
	return area ? { page, area } : roomOn(format, page);
}
