import type { DesignDocument } from "@offizin/design";
import { ownPages } from "@offizin/design";
import { freeId, trayOf } from "@offizin/editor";
import { fillDocument, gutters } from "@offizin/layouts";
import { Button } from "@offizin/ui";
import { useId, useState } from "react";
import { roomOn } from "../canvas/room-on.ts";
import panel from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";

/** Spreads photos over the pages, where the product has as many as one likes; nothing where its faces are fixed. */
export function FillPages() {
	const { editor, isReady } = useEditing();
	const { format } = useDrawingKit();
	const { t, announce } = useHost();
	const id = useId();
	const document = useEditor((state) => state.document);
	/** As the last spreading left it: as long as nothing else is done it can be done anew. */
	const [filled, setFilled] = useState<DesignDocument | null>(null);
	const spare = trayOf(document).filter(({ uses }) => uses === 0).length;
	const isFilled = filled === document;
	if (ownPages(document, document.pages).length === 0 || (spare === 0 && !isFilled)) return null;

	function spread(): void {
		if (isFilled) editor.undo();
		const filling = fillDocument(editor.getSnapshot().document, {
			seed: Math.floor(Math.random() * 2 ** 32),
			name: freeId("fill", Math.random),
			surfaceOf: (page) => ({ area: roomOn(format, page).area, gap: gutters.narrow }),
		});
		if (!filling) return;
		editor.mark();
		if (!editor.dispatch(filling.command).ok) return;
		editor.mark();
		setFilled(editor.getSnapshot().document);
		const { photos, pages, unplaced } = filling;
		announce(t("layouts.filled", { photos, pages, left: unplaced.length }));
	}

	return (
		<section className={panel.group} aria-labelledby={id}>
			<h2 className={panel.legend} id={id}>
				{t("layouts.fill")}
			</h2>
			{spare > 0 ? <p className={panel.hint}>{t("layouts.fillHint", { count: spare })}</p> : null}
			<Button kind="secondary" disabled={!isReady} onClick={spread}>
				{t(isFilled ? "layouts.fillAgain" : "layouts.fillDo")}
			</Button>
		</section>
	);
}
