import type { DesignDocument } from "@offizin/design";
import { useMemo, useSyncExternalStore } from "react";
import { useEditing, useEditor, useGuestShown } from "./editor-context.tsx";
import { useGrown } from "./growth.ts";
import { withTriedLook } from "./look-trial.ts";
import { withGuest } from "./sample-guest.ts";

/** The design as it is seen on the page: gestures in progress, and the guest looked at in place of placeholders. */
export function useShownDocument(): DesignDocument {
	const { lookTrial } = useEditing();
	const guest = useGuestShown();
	const shown = useEditor((state) => state.shown);
	const edited = useEditor(({ tool }) => (tool.name === "editingText" ? tool.element : null));
	const tried = useSyncExternalStore(lookTrial.subscribe, lookTrial.get, () => null);
	const filled = useGrown(useMemo(() => withGuest(shown, guest, edited), [shown, guest, edited]));
	return useMemo(() => withTriedLook(filled, tried), [filled, tried]);
}
