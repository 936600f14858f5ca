import { findElement } from "@offizin/design";
import { localPoint } from "../canvas/local-point.ts";
import type { DrawingKit, Editing, EditorHost } from "../editor-context.tsx";
import { framePhoto } from "./frame-photo.ts";

type Place = Pick<Editing, "editor"> &
	Pick<DrawingKit, "format"> &
	Pick<EditorHost, "t" | "announce" | "nameOf"> & {
		readonly goTo: (page: string, element: string) => void;
	};

/** A place of the window. */
export interface Spot {
	readonly clientX: number;
	readonly clientY: number;
}

/** The frame for photos that lies under a place of the window, whatever else lies over it. */
export function frameUnder({ clientX, clientY }: Spot): SVGElement | undefined {
	return document
		.elementsFromPoint(clientX, clientY)
		.filter((one) => one instanceof SVGElement)
		.find((one) => one.matches("[data-photo], [data-empty]"));
}

/** Puts a photo of the tray where it is let go: into the frame there, else on the page in a frame of its own. */
export function dropPhoto(
	upload: string,
	at: Spot,
	{ editor, format, t, announce, nameOf, goTo }: Place,
): void {
	const { document: design } = editor.getSnapshot();
	const frame = findElement(design, frameUnder(at)?.dataset.element ?? "");
	if (frame) {
		editor.mark();
		if (!editor.dispatch({ type: "setPhoto", element: frame.id, upload }).ok) return;
		editor.mark();
		announce(t("photo.placed", { label: nameOf(frame.label) }));
		return;
	}
	const page = document.elementFromPoint(at.clientX, at.clientY)?.closest<SVGSVGElement>('svg[role="group"]');
	const photo = design.assets?.find((one) => one.upload === upload);
	if (!page || !photo) return;
	// Where no frame lies it gets one of its own.
	const framed = framePhoto(photo, localPoint(page, at), { editor, format, t, announce });
	if (framed) goTo(framed.page, framed.element);
}
