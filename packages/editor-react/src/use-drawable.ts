import { elementsOf } from "@offizin/design";
import type { Editor } from "@offizin/editor";
import type { Shaper } from "@offizin/text";
import { useSyncExternalStore } from "react";

/** Whether every text of the design can be drawn in its own font right now. */
export function useDrawable(editor: Editor, shaper: Shaper | null): boolean {
	const isDrawable = () =>
		shaper !== null &&
		elementsOf(editor.getSnapshot().shown).every(
			(one) => one.type !== "text" || shaper.hasFont(one.style.font),
		);
	return useSyncExternalStore(editor.subscribe, isDrawable, () => false);
}
