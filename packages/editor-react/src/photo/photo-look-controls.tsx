import type { PhotoElement, PhotoLook } from "@offizin/design";
import { TextButton } from "@offizin/ui";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import { LookSlider } from "./look-slider.tsx";
import styles from "./photo-look.module.css";
import { AS_TAKEN, lookOrNone } from "./photo-look-values.ts";
import { ToneChoice } from "./tone-choice.tsx";

/** Tone, brightness and contrast of a photo. The page follows the slider; letting go is one step of undo. */
export function PhotoLookControls({ element }: { readonly element: PhotoElement }) {
	const { editor, isReady, lookTrial } = useEditing();
	const { announce, t } = useHost();
	const tried = useSyncExternalStore(lookTrial.subscribe, lookTrial.get, () => null);
	const saved = element.look ?? AS_TAKEN;
	const look = tried?.element === element.id ? tried.look : saved;
	const { id } = element;

	const take = useCallback(
		(next: PhotoLook) => editor.dispatch({ type: "setPhotoLook", element: id, look: lookOrNone(next) }),
		[editor, id],
	);
	const settle = useCallback(() => {
		const last = lookTrial.get();
		if (last?.element !== id) return;
		take(last.look);
		lookTrial.set(null);
	}, [lookTrial, take, id]);
	// The panel may be closed with a slider still held.
	useEffect(() => settle, [settle]);

	const slider = (part: "brightness" | "contrast") => ({
		label: t(`look.${part}`),
		value: look[part],
		onTry: (value: number) => lookTrial.set({ element: id, look: { ...look, [part]: value } }),
		onSettle: settle,
		onMark: editor.mark,
	});

	return (
		<fieldset className={styles.look} disabled={!isReady}>
			<legend className={styles.legend}>{t("look.label")}</legend>
			<ToneChoice
				element={element}
				look={look}
				onChoose={(tone) => {
					editor.mark();
					take({ ...look, tone });
					editor.mark();
				}}
			/>
			<LookSlider {...slider("brightness")} />
			<LookSlider {...slider("contrast")} />
			{/* Kept in its place, so that the panel does not jump under the hand. */}
			<TextButton
				className={styles.reset}
				aria-disabled={lookOrNone(look) === null}
				onClick={() => {
					if (lookOrNone(look) === null) return;
					editor.mark();
					take(AS_TAKEN);
					editor.mark();
					announce(t("look.isReset"));
				}}
			>
				{t("look.reset")}
			</TextButton>
		</fieldset>
	);
}
