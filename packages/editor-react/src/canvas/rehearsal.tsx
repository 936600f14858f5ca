import { elementsOf, withGrownTexts } from "@offizin/design";
import { createEditor, type EditorState } from "@offizin/editor";
import { refinementOf } from "@offizin/formats";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { idle } from "../browser/idle.ts";
import { paceOf } from "../calm-state.ts";
import {
	AheadContext,
	type DrawingKit,
	EditingContext,
	StateContext,
	useDrawingKit,
	useEditing,
} from "../editor-context.tsx";
import { ElementView } from "./element-view.tsx";
import { WrittenCaret } from "./written-caret.tsx";

/** About as many as a browser has to see before it has compiled what they run through. */
const KEYS = 40;
/** As long as a key takes at first on a slow phone. */
const KEY_MS = 12;

/**
 * Writes on a copy of the design, on a page that is not in the document, while the browser has nothing else to do: so the first
 * keys of a person find everything as warm as the hundredth. Only once.
 */
export function Rehearsal() {
	const editing = useEditing();
	const kit = useDrawingKit();
	const [play, setPlay] = useState<Play | null>(null);
	const isBegun = useRef(false);

	useEffect(() => {
		if (!kit.shaper || !editing.isReady || isBegun.current) return;
		isBegun.current = true;
		setPlay(prepare(editing.editor.getSnapshot(), kit));
	}, [editing, kit]);

	useEffect(() => {
		if (!play) return;
		const leaving = new AbortController();
		strikeAll(play, leaving.signal).then(() => leaving.signal.aborted || setPlay(null), reportError);
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
	const { document, element, ahead, stage } = play;
	return createPortal(
		<EditingContext value={copied}>
			<StateContext value={undefined}>
				<AheadContext value={ahead}>
					<ElementView {...{ document, element, drawing }} shiftBetween={undefined} />
				</AheadContext>
				<WrittenCaret composition={null} />
			</StateContext>
		</EditingContext>,
		stage,
	);
}

type Play = NonNullable<ReturnType<typeof prepare>>;

/** The longest text that can be written, on a copy of the design; null where there is none. */
function prepare({ written, product }: EditorState, { format, shaper }: DrawingKit) {
	const editor = createEditor({ document: written, design: null, product, now: () => 0 });
	if (shaper) editor.setGrowth((document) => withGrownTexts(document, format, shaper));
	const { document } = editor.getSnapshot();
	const [element] = elementsOf(document)
		.flatMap((one) => (one.type === "text" && one.editable && one.text !== "" ? [one] : []))
		.toSorted((one, other) => other.text.length - one.text.length);
	if (!element) return null;
	const { ahead } = paceOf(editor);
	const stage = window.document.createElementNS("http://www.w3.org/2000/svg", "svg");
	return { editor, document, element, ahead, stage };
}

async function strikeAll({ editor, element: { id, text } }: Play, signal: AbortSignal): Promise<void> {
	const caretAt = (caret: number) => ({ anchor: caret, caret });
	const first = Math.max(0, text.length - KEYS);
	editor.send({ type: "editText", element: id, range: caretAt(text.length) });
	for (let key = 0; key < KEYS; ) {
		const deadline = await idle();
		do {
			const length = first + 1 + (key++ % (text.length - first));
			editor.send({ type: "typeText", text: text.slice(0, length), range: caretAt(length) });
			// What is drawn of it is drawn between two of them.
			await undefined;
		} while (key < KEYS && !signal.aborted && (deadline?.timeRemaining() ?? 0) > KEY_MS);
		if (signal.aborted) return;
	}
}
