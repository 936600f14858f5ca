import { type PhotoElement, type PlacedPhoto, tiltedCrop } from "@offizin/design";
import { TextButton } from "@offizin/ui";
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./photo-look.module.css";
import { ThirdsOver } from "./thirds-over.tsx";

/** In tenths of a degree, which are the steps of the slider; documents count in hundredths. */
const MOST = 450;
const FAR = 10;

/** Straightens a photo in its slot: by tenths of a degree, as it is seen; with shift by whole ones. */
export function PhotoTilt({
	element,
	photo,
}: {
	readonly element: PhotoElement;
	readonly photo: PlacedPhoto;
}) {
	const { editor, isReady } = useEditing();
	const { announce, locale, t } = useHost();
	const id = useId();
	const [isMoving, setIsMoving] = useState(false);
	/** Where the movement began, so that the way back leads there; and what it has led to. */
	const start = useRef<{ readonly from: PlacedPhoto; readonly crop: PlacedPhoto["crop"] } | null>(null);
	const asSeen = (tilt: number) => (photo.mirrored ? -tilt : tilt) + 0;
	const seen = Math.round(asSeen(photo.tilt ?? 0) / 10) + 0;
	const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const share = 50 + (seen / MOST) * 50;

	function tiltTo(next: number): void {
		const tilt = asSeen(Math.min(MOST, Math.max(-MOST, next)) * 10);
		const isGoingOn = start.current !== null && isSame(start.current.crop, photo.crop);
		const from = isGoingOn && start.current ? start.current.from : photo;
		const isBack = tilt === (from.tilt ?? 0) && from.turn === photo.turn;
		const crop = isBack ? from.crop : tiltedCrop({ ...from, turn: photo.turn }, element.box, tilt);
		start.current = { from, crop };
		const { turn = null, mirrored = false } = photo;
		editor.dispatch({ type: "setPhotoPlacement", element: element.id, turn, mirrored, tilt, crop });
	}

	function press(event: KeyboardEvent): void {
		const way = steps[event.key];
		if (way === undefined) return;
		setIsMoving(true);
		if (!event.shiftKey) return;
		event.preventDefault();
		tiltTo(seen + way * FAR);
	}

	function settle(): void {
		setIsMoving(false);
		editor.mark();
	}

	return (
		<div className={styles.slider}>
			<label htmlFor={id}>{t("placement.tilt")}</label>
			<output htmlFor={id} className={styles.value} aria-hidden="true">
				{`${degrees.format(seen / 10)}°`.replace("-", "−")}
			</output>
			<input
				id={id}
				className={`${styles.range} ${styles.tilt}`}
				type="range"
				min={-MOST}
				max={MOST}
				value={seen}
				disabled={!isReady}
				style={{ "--from": `${Math.min(50, share)}%`, "--to": `${Math.max(50, share)}%` } as CSSProperties}
				aria-valuetext={
					seen === 0
						? t("placement.straight")
						: t(seen > 0 ? "placement.tiltedRight" : "placement.tiltedLeft", {
								degrees: degrees.format(Math.abs(seen) / 10),
							})
				}
				onPointerDown={() => {
					editor.mark();
					setIsMoving(true);
				}}
				onPointerUp={settle}
				onPointerCancel={settle}
				onBlur={settle}
				onKeyDown={press}
				onChange={({ target }) => tiltTo(Number(target.value))}
			/>
			{/* Kept in its place, so that the panel does not jump under the hand. */}
			<TextButton
				className={styles.straight}
				aria-disabled={seen === 0 || !isReady}
				onClick={() => {
					if (seen === 0 || !isReady) return;
					editor.mark();
					tiltTo(0);
					editor.mark();
					announce(t("placement.isStraight"));
				}}
			>
				{t("placement.straighten")}
			</TextButton>
			{isMoving ? <ThirdsOver element={element} /> : null}
		</div>
	);
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

function isSame(one: PlacedPhoto["crop"], other: PlacedPhoto["crop"]): boolean {
	return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}
