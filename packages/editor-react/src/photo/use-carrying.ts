import { useCallback, useEffectEvent } from "react";
import { useDrawingKit, useEditing, useHost } from "../editor-context.tsx";
import { useGoTo } from "../use-go-to.ts";
import { carryPhotos } from "./carry.ts";
import { dropPhoto, type Spot } from "./drop-photo.ts";

/** Lets fingers carry photos out of a list onto the card: to be given to the list as its `ref`. */
export function useCarrying(isOff: boolean): (list: HTMLElement | null) => (() => void) | undefined {
	const { editor } = useEditing();
	const { format } = useDrawingKit();
	const { t, announce, nameOf } = useHost();
	const goTo = useGoTo();
	const drop = useEffectEvent((upload: string, at: Spot) =>
		dropPhoto(upload, at, { editor, format, t, announce, nameOf, goTo }),
	);
	const isNot = useEffectEvent(() => isOff);
	const pick = useEffectEvent(() => announce(t("tray.lifted")));
	const turn = useEffectEvent((page: string) => editor.showPage(page));
	return useCallback(
		(list) =>
			list
				? carryPhotos(list, {
						isOff: () => isNot(),
						onPick: () => pick(),
						onDrop: (upload, at) => drop(upload, at),
						onTurn: (page) => turn(page),
					})
				: undefined,
		[],
	);
}
