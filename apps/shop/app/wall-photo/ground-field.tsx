import { importAgain } from "@offizin/base";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { GroundColors } from "#app/panel/ground-colors.tsx";
import styles from "./ground-field.module.css";
import type { PictureState } from "./load-picture.server.ts";
import { showGround } from "./show-ground.ts";

const looking = () => importAgain(async () => await import("./photo-colors.ts"));
/** Milliseconds after which a colour that is being dragged about is taken. */
const PAUSE_MS = 400;

export interface GroundFieldProps {
	readonly ground: PictureState["ground"];
	/** What has the colour. */
	readonly name: string;
	readonly onChoose: (srgb: string) => void;
}

/** The colour that goes round: those that are offered, some of the photo's own, and any other. */
export function GroundField({ ground, name, onChoose }: GroundFieldProps) {
	const { value, offered, photo } = ground;
	const t = useTranslations("wallPhoto");
	const ofPhoto = usePhotoColors(photo);
	const ofPhotoId = useId();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Shown at once, before it is taken. */
	const [looked, look] = useState<string | null>(null);
	const [answered, setAnswered] = useState(ground);
	if (answered !== ground) {
		setAnswered(ground);
		look(null);
	}
	const shown = looked ?? value;
	useEffect(() => showGround(looked), [looked]);
	useEffect(
		() => () => {
			clearTimeout(timer.current);
			showGround(null);
		},
		[],
	);
	const choose = (srgb: string) => {
		clearTimeout(timer.current);
		look(srgb);
		onChoose(srgb);
	};
	return (
		<fieldset className={styles.field}>
			<legend>{name}</legend>
			<GroundColors colors={offered} chosen={shown} onChoose={choose} />
			{ofPhoto.length > 0 ? (
				// biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its colours
				<div role="group" className={styles.field} aria-labelledby={ofPhotoId}>
					<span id={ofPhotoId} className={styles.from}>
						{t("ground.ofPhoto")}
					</span>
					<GroundColors
						colors={ofPhoto.map((srgb, index) => ({
							srgb,
							name: t("ground.photoColor", { number: index + 1 }),
						}))}
						chosen={shown}
						onChoose={choose}
					/>
				</div>
			) : null}
			<label className={styles.own}>
				<input
					type="color"
					value={shown}
					onChange={({ target }) => {
						const srgb = target.value;
						look(srgb);
						clearTimeout(timer.current);
						timer.current = setTimeout(() => onChoose(srgb), PAUSE_MS);
					}}
				/>
				{t("ground.own")}
			</label>
		</fieldset>
	);
}

function usePhotoColors(photo: PictureState["ground"]["photo"]): readonly string[] {
	const [colors, setColors] = useState<readonly string[]>([]);
	const latest = useRef(photo);
	latest.current = photo;
	const part = photo && `${photo.href} ${Object.values(photo.crop).join(" ")}`;
	useEffect(() => {
		let isGone = false;
		const seen = part === undefined ? undefined : latest.current;
		if (!seen) return setColors([]);
		const found = looking().then(({ colorsAtBorder }) => colorsAtBorder(seen));
		// A photo that cannot be shown proposes nothing.
		void found.then(
			(next) => isGone || setColors(next),
			() => isGone || setColors([]),
		);
		return () => {
			isGone = true;
		};
	}, [part]);
	return colors;
}
