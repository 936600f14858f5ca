import { findElement } from "@offizin/design";
import { freeId, type OwnKind, ownElement } from "@offizin/editor";
import { roomOn } from "../canvas/room-on.ts";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";

/** What can be put onto a page. */
export type AddedKind = "text" | "photo" | "line" | "rect" | "ellipse" | "heart" | "code";

/** Puts something of one's own onto the page shown, and selects it. */
export function useAdd(): (kind: AddedKind) => Promise<void> {
	const { editor } = useEditing();
	const { format, loadFonts } = useDrawingKit();
	const { t, announce, nameOf } = useHost();
	const goTo = useGoTo();
	return async (kind) => {
		const { document, page: key } = editor.getSnapshot();
		const value = ownElement(
			document,
			roomOn(format, key),
			ownKind(kind, t("add.words")),
			freeId(kind, Math.random),
		);
		if (value.type === "text") await loadFonts([value.style.font]);
		if (!editor.dispatch({ type: "addElement", page: key, value }).ok) return;
		editor.mark();
		announce(t("add.done", { label: nameOf(value.label) }));
		if (findElement(editor.getSnapshot().document, value.id)) goTo(key, value.id);
	};
}

function ownKind(kind: AddedKind, words: string): OwnKind {
	switch (kind) {
		case "text":
			return { type: "text", text: words };
		case "photo":
			return { type: "photo", shape: "rect" };
		case "line":
			return { type: "line" };
		case "code":
			return { type: "qr", content: "https://" };
		case "rect":
		case "ellipse":
		case "heart":
			return { type: "shape", shape: kind };
	}
}
