import { type DesignDocument, withGrownTexts } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { AheadContext, EditingContext, StateContext, useDrawingKit, useEditing } from "../editor-context.tsx";
import { ElementView } from "./element-view.tsx";
import { copyToWrite, type Rehearsed, strikeKeys } from "./rehearse.ts";
import { WrittenCaret } from "./written-caret.tsx";

/**
 * Writes on a copy of the design, on a page that is not in the document, while the browser has nothing else to do: so the first
 * keys of a person find everything as warm as the hundredth. Only once.
 */
export function Rehearsal() {
	const editing = useEditing();
	const kit = useDrawingKit();
	const [play, setPlay] = useState<Rehearsed | null>(null);
	const [stage] = useState(() => document.createElementNS("http://www.w3.org/2000/svg", "svg"));
	const isBegun = useRef(false);

	useEffect(() => {
		const { format, shaper } = kit;
		if (!shaper || !editing.isReady || isBegun.current) return;
		isBegun.current = true;
		const grow = (document: DesignDocument) => withGrownTexts(document, format, shaper);
		setPlay(copyToWrite(editing.editor.getSnapshot(), grow));
	}, [editing, kit]);

	useEffect(() => {
		if (!play) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		// Whoever writes warms it alone, and must not meet a key that is only rehearsed.
		addEventListener("keydown", () => leaving.abort(), { capture: true, signal });
		strikeKeys(play, signal).then(() => setPlay(null), reportError);
		return () => leaving.abort();
	}, [play]);

	const copied = useMemo(() => play && { ...editing, editor: play.editor }, [editing, play]);
	const { shaper, qr, photoLink } = kit;
	const drawing = useMemo(
		() =>
			shaper &&
			play && {
				...{ shaper, qr, photoLink, refinement: refinementOf(play.document.configuration) },
				...{ colors: undefined, idPrefix: "", paper: "#ffffff" },
			},
		[shaper, qr, photoLink, play],
	);
	if (!play || !copied || !drawing) return null;
	return createPortal(
		<EditingContext value={copied}>
			<StateContext value={play.pace.page}>
				<AheadContext value={play.pace.ahead}>
					<ElementView
						document={play.document}
						element={play.element}
						{...{ drawing, shiftBetween: undefined }}
					/>
					<WrittenCaret composition={null} />
				</AheadContext>
			</StateContext>
		</EditingContext>,
		stage,
	);
}
