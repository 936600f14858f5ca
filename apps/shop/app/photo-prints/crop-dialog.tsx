import {
	type CropView,
	MAX_ZOOM,
	type PhotoElement,
	panView,
	uprightSlot,
	viewOfCrop,
	zoomView,
} from "@offizin/design";
import { Button, Dialog, TextButton } from "@offizin/ui";
import { type CSSProperties, type KeyboardEvent, startTransition, useId, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./crop-dialog.module.css";
import { type Mark, placedOf, type Shapes, shapeOf } from "./marks.ts";
import { type PrintItem, storedOf } from "./print-item.ts";
import { PhotoOnPaper, type UprightPaper, uprightPaper } from "./print-paper.tsx";
import { type LookedAt, useCropGesture } from "./use-crop-gesture.ts";
import type { ChangePrints } from "./use-prints.ts";

/** A step of an arrow key in shares of the paper; with shift ten times as far. */
const STEP = 0.01;
const ZOOM_STEP = 1.1;

export interface CropDialogProps {
	readonly item: PrintItem;
	/** In the set, from 1. */
	readonly place: number;
	readonly shapes: Shapes;
	/** Name of its format. */
	readonly size: string;
	readonly marks: readonly Mark[] | undefined;
	readonly onChange: ChangePrints;
	/** To the photo before it and after it that can be cropped; undefined at the ends of the set. */
	readonly onBefore: (() => void) | undefined;
	readonly onAfter: (() => void) | undefined;
	readonly onClose: () => void;
}

/** The part of a photo that is printed, chosen by moving it under its paper. */
export function CropDialog({ onClose, place, ...props }: CropDialogProps) {
	const t = useTranslations("prints");
	const { item, onBefore, onAfter } = props;
	const placed = placedOf(props.shapes, item);
	if (!placed?.photo || item.isWhole) return null;
	return (
		<Dialog title={t("lookTitle", { place })} isOpen size="middle" onClose={onClose}>
			<CropDesk key={`${item.key} ${item.format}`} {...props} placed={placed} />
			<div className={styles.foot}>
				<TextButton disabled={!onBefore} onClick={onBefore}>
					{t("before")}
				</TextButton>
				<TextButton disabled={!onAfter} onClick={onAfter}>
					{t("after")}
				</TextButton>
				<Button className={styles.done} onClick={onClose}>
					{t("done")}
				</Button>
			</div>
		</Dialog>
	);
}

type CropDeskProps = Pick<CropDialogProps, "item" | "shapes" | "size" | "marks" | "onChange"> & {
	readonly placed: PhotoElement;
};

function CropDesk({ item, shapes, size, marks = [], onChange, placed: kept }: CropDeskProps) {
	const t = useTranslations("prints");
	const id = useId();
	const [view, setView] = useState(() => lookedAt(kept).view);
	const { page } = shapeOf(shapes, item);
	const seen = lookedAt(kept);
	const paper = uprightPaper(kept, page);
	const placed = placedOf(shapes, { ...item, view }) ?? kept;
	/** The set is long, and whoever moves a photo is not to wait for it. */
	const keep = (next: CropView) => {
		setView(next);
		startTransition(() => onChange({ type: "look", key: item.key, view: next }));
	};
	const gesture = useCropGesture({ ...seen, view }, { across: paper.across, onMove: setView, onLetGo: keep });
	const zoomTo = (zoom: number) => {
		const wanted = Math.min(MAX_ZOOM, Math.max(1, zoom));
		keep(zoomView(seen.photo, seen.slot, view, wanted / view.zoom));
	};

	function press(event: KeyboardEvent): void {
		const step = event.shiftKey ? STEP * 10 : STEP;
		const pan = (x: number, y: number) => () =>
			keep(panView(seen.photo, seen.slot, view, x * step * paper.across, y * step * paper.down));
		const actions: Readonly<Record<string, () => void>> = {
			ArrowLeft: pan(-1, 0),
			ArrowRight: pan(1, 0),
			ArrowUp: pan(0, -1),
			ArrowDown: pan(0, 1),
			"+": () => zoomTo(view.zoom * ZOOM_STEP),
			"-": () => zoomTo(view.zoom / ZOOM_STEP),
		};
		const action = actions[event.key];
		if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		action();
	}

	const src = storedOf(item)?.screen ?? "";
	const known = marks.find(({ kind }) => kind === "tooSmall" || kind === "soft");
	const percent = (share: number) => Math.round(share * 100);
	return (
		<>
			<button
				type="button"
				ref={gesture.ref}
				className={styles.stage}
				aria-label={t("move", { name: item.name })}
				aria-describedby={`${id}-keys`}
				onKeyDown={press}
				{...gesture.handlers}
			>
				<Stage placed={placed} paper={paper} src={src} isMoving={gesture.isMoving} />
			</button>
			<p className={styles.note} id={`${id}-keys`}>
				{t("lookHint")} <span className={styles.keys}>{t("lookKeys")}</span>
			</p>
			<div className={styles.zoom}>
				<label htmlFor={`${id}-zoom`}>{t("zoom")}</label>
				<input
					id={`${id}-zoom`}
					type="range"
					min={1}
					max={MAX_ZOOM}
					step={0.05}
					value={view.zoom}
					aria-valuetext={t("zoomValue", { zoom: Math.round(view.zoom * 10) / 10 })}
					onChange={({ currentTarget }) => zoomTo(currentTarget.valueAsNumber)}
				/>
				<TextButton
					disabled={item.view === undefined}
					onClick={() => {
						onChange({ type: "look", key: item.key, view: undefined });
						const { view: _view, ...unseen } = item;
						setView(lookedAt(placedOf(shapes, unseen) ?? kept).view);
					}}
				>
					{t("lookBack")}
				</TextButton>
			</div>
			<p className="visually-hidden" role="status">
				{t("lookAt", { x: percent(view.centerX), y: percent(view.centerY) })}
			</p>
			{known ? (
				<p className={styles.mark} data-bad={known.kind === "tooSmall" || undefined} role="status">
					{t(`mark.${known.kind}`, { size, of: 0 })}
				</p>
			) : null}
		</>
	);
}

/** The paper with all of the photo around it, so that it is seen what could be moved onto it. */
function Stage({
	placed,
	paper,
	src,
	isMoving,
}: {
	readonly placed: PhotoElement;
	readonly paper: UprightPaper;
	readonly src: string;
	readonly isMoving: boolean;
}) {
	const style = { aspectRatio: `${paper.across} / ${paper.down}`, "--ratio": paper.across / paper.down };
	return (
		<span className={styles.place} style={style as CSSProperties} data-paper="">
			<span className={styles.around}>
				<PhotoOnPaper placed={placed} paper={paper} src={src} />
			</span>
			<span className={styles.paper} data-moving={isMoving || undefined}>
				<PhotoOnPaper placed={placed} paper={paper} src={src} />
			</span>
		</span>
	);
}

/** A placed photo as it is shown: upright, with its slot turned instead. */
function lookedAt({ photo, box }: PhotoElement): LookedAt {
	if (!photo) throw new Error("An empty print is not cropped.");
	const slot = uprightSlot(box, photo.turn);
	return {
		photo: { width: photo.width, height: photo.height },
		slot,
		view: viewOfCrop(photo, slot, photo.crop),
	};
}
