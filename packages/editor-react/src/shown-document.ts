import type { DesignDocument } from "@offizin/design";
import { useMemo, useSyncExternalStore } from "react";
import { useEditing, useEditor } from "./editor-context.tsx";
import { withTriedLook } from "./look-trial.ts";
import { withSampleGuest } from "./sample-guest.ts";

/** The design as it is seen on the page: gestures in progress, and the sample guest in place of placeholders. */
export function useShownDocument(): DesignDocument {
	const { lookTrial } = useEditing();
	const shown = useEditor((state) => state.shown);
	const edited = useEditor(({ tool }) => (tool.name === "editingText" ? tool.element : null));
	const tried = useSyncExternalStore(lookTrial.subscribe, lookTrial.get, () => null);
	const filled = useMemo(() => withSampleGuest(shown, edited), [shown, edited]);
	return useMemo(() => withTriedLook(filled, tried), [filled, tried]);
}
