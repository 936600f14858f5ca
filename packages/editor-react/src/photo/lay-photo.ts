import type { Editor } from "@offizin/editor";
import type { PassedPhotos } from "../services.ts";

/** Lays a photo the server has into the tray; false when the tray takes no more. */
export function layPhoto(
	editor: Editor,
	{
		id,
		width,
		height,
		focus,
	}: Omit<PassedPhotos["photos"][number], "focus"> & Partial<Pick<PassedPhotos["photos"][number], "focus">>,
): boolean {
	editor.knowPhotos({ [id]: { width, height, ...(focus && { focus }) } });
	editor.mark();
	const { ok } = editor.dispatch({ type: "addAssets", assets: [{ upload: id }] });
	editor.mark();
	return ok;
}
