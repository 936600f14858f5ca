import { elementsOf, type PhotoElement } from "@offizin/design";
import { swapPhotos } from "@offizin/editor";
import { roomOn } from "../canvas/room-on.ts";
import panel from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";

/** Every other slot that has a photo, to give this one's there and to get that one's here. */
export function SwapChoices({ element }: { readonly element: PhotoElement }) {
	const { editor } = useEditing();
	const { format } = useDrawingKit();
	const { t, announce, nameOf } = useHost();
	const document = useEditor((state) => state.document);
	const others = elementsOf(document).filter(
		(one): one is PhotoElement => one.type === "photo" && one.id !== element.id && one.photo !== null,
	);
	if (others.length === 0) return null;
	return (
		<div className={panel.rows}>
			{others.map(({ id, label }) => (
				<button
					key={id}
					type="button"
					className={panel.row}
					onClick={() => {
						const { document: now } = editor.getSnapshot();
						const swap = swapPhotos(now, element.id, id, (page) => roomOn(format, page).area);
						editor.mark();
						if (!swap || !editor.dispatch(swap).ok) return;
						editor.mark();
						announce(t("tray.swapped", { label: nameOf(label) }));
					}}
				>
					{t("tray.swap", { label: nameOf(label) })}
				</button>
			))}
		</div>
	);
}
