import type { PlacedPhoto } from "@offizin/design";
import { Sign } from "../controls/sign.tsx";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./photo-look.module.css";
import { mirrored, type PhotoPlacement, placementOf, turned } from "./photo-placement.ts";

/** Turns a photo in its slot by quarters, or mirrors it. */
export function PlacementButtons({
	element,
	photo,
}: {
	readonly element: string;
	readonly photo: PlacedPhoto;
}) {
	const { editor, isReady } = useEditing();
	const { announce, t } = useHost();
	const placement = placementOf(photo);
	const actions = [
		{ name: "turnLeft", next: turned(placement, -1), path: "M4.5 4.5v5h5M5 9.5a7.5 7.5 0 1 1-.6 5" },
		{ name: "turnRight", next: turned(placement, 1), path: "M19.5 4.5v5h-5M19 9.5a7.5 7.5 0 1 0 .6 5" },
		{ name: "mirror", next: mirrored(placement), path: "M12 3.5v17M9 7 3.5 17H9zM15 7l5.5 10H15z" },
	] as const;

	function place(next: PhotoPlacement, done: string): void {
		editor.mark();
		if (editor.dispatch({ type: "setPhotoPlacement", element, ...next }).ok) announce(done);
		editor.mark();
	}

	return (
		<fieldset className={styles.placement}>
			<legend className="visually-hidden">{t("placement.label")}</legend>
			{actions.map(({ name, next, path }) => (
				<button
					key={name}
					type="button"
					className={styles.turn}
					disabled={!isReady}
					aria-pressed={name === "mirror" ? placement.mirrored : undefined}
					onClick={() => place(next, t(`placement.${name}Done`))}
				>
					<Sign>
						<path d={path} />
					</Sign>
					{t(`placement.${name}`)}
				</button>
			))}
		</fieldset>
	);
}
