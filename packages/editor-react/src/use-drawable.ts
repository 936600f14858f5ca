import { elementsOf, fontsOf } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import type { Shaper } from "@offizin/text";
import { useSyncExternalStore } from "react";

/** Whether every text of the design can be drawn in its own font right now. */
export function useDrawable(editor: Editor, shaper: Shaper | null): boolean {
	const isDrawable = () =>
		shaper !== null && fontsOf(elementsOf(editor.getSnapshot().shown)).every((font) => shaper.hasFont(font));
	return useSyncExternalStore(editor.subscribe, isDrawable, () => false);
}
