import type { DesignDocument } from "@offizin/design";
import { ownPages } from "@offizin/design";
import { freeId, trayOf } from "@offizin/editor";
import { fillDocument, gutters } from "@offizin/layouts";
import { Button } from "@offizin/ui";
import { useId, useState } from "react";
import { roomOn } from "../canvas/room-on.ts";
import panel from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { roleWords, textForPlace } from "./text-for-place.ts";

const wordings = ["photos", "captions"] as const;

/** Spreads photos over the pages, where the product has as many as one likes; nothing where its faces are fixed. */
export function FillPages() {
	const { editor, isReady } = useEditing();
	const { format, loadFonts } = useDrawingKit();
	const { t, announce } = useHost();
	const id = useId();
	const document = useEditor((state) => state.document);
	/** As the last spreading left it: as long as nothing else is done it can be done anew. */
	const [filled, setFilled] = useState<DesignDocument | null>(null);
	const [isCaptioned, setIsCaptioned] = useState(false);
	const spare = trayOf(document).filter(({ uses }) => uses === 0).length;
	const isFilled = filled === document;
	if (ownPages(document, document.pages).length === 0 || (spare === 0 && !isFilled)) return null;

	async function spread(): Promise<void> {
		// All new texts are in the theme's first font.
		const [font] = document.choices.fonts;
		if (isCaptioned && font !== undefined) await loadFonts([font]);
		if (isFilled) editor.undo();
		const now = editor.getSnapshot().document;
		const words = roleWords(t);
		const filling = fillDocument(now, {
			seed: Math.floor(Math.random() * 2 ** 32),
			name: freeId("fill", Math.random),
			surfaceOf: (page) => ({ area: roomOn(format, page).area, gap: gutters.narrow }),
			...(isCaptioned && { newText: (place, page) => textForPlace(now, page, place, words) }),
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
			<ChoiceRow
				legend={t("layouts.wording")}
				values={wordings}
				chosen={isCaptioned ? "captions" : "photos"}
				nameOf={(one) => t(`layouts.fillWordings.${one}`)}
				onChoose={(one) => setIsCaptioned(one === "captions")}
			/>
			<Button kind="secondary" disabled={!isReady} onClick={() => void spread().catch(reportError)}>
				{t(isFilled ? "layouts.fillAgain" : "layouts.fillDo")}
			</Button>
		</section>
	);
}
