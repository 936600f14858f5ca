import { type PhotoElement, uprightSlot, viewOfCrop, zoomCrop } from "@offizin/design";
import { Icon, IconButton, Progress, TextButton } from "@offizin/ui";
import { type CSSProperties, memo } from "react";
import { useTranslations } from "use-intl";
import { MOST_COPIES } from "./change-prints.ts";
import { type Mark, placedOf, type Shapes, shapeOf } from "./marks.ts";
import type { PrintItem } from "./print-item.ts";
import styles from "./print-tile.module.css";
import type { ChangePrints } from "./use-prints.ts";

export interface PrintTileProps {
	readonly item: PrintItem;
	/** In the set, from 1. */
	readonly place: number;
	readonly shapes: Shapes;
	/** Name of its format. */
	readonly size: string;
	readonly marks: readonly Mark[] | undefined;
	readonly isPicked: boolean;
	readonly onPick: (key: string, isPicked: boolean) => void;
	readonly onChange: ChangePrints;
	readonly onRetry: (key: string) => void;
	readonly onRemove: (keys: ReadonlySet<string>) => void;
}

/** One photo as it will be printed, how often, and what is to be known of it. */
export const PrintTile = memo(function PrintTile(props: PrintTileProps) {
	const { item, place, shapes, size, marks = [], isPicked, onPick, onChange, onRetry, onRemove } = props;
	const t = useTranslations("prints");
	const { key, sending, copies } = item;
	const name = `${place}, ${item.name}`;
	const alone = new Set([key]);
	const count = (next: number) => onChange({ type: "wish", keys: alone, wish: { copies: next } });
	return (
		<li className={styles.tile} data-picked={isPicked || undefined}>
			<div className={styles.frame}>
				<label className={styles.picture}>
					<input
						type="checkbox"
						checked={isPicked}
						aria-label={t("pick", { name })}
						onChange={({ currentTarget }) => onPick(key, currentTarget.checked)}
					/>
					<Paper item={item} shapes={shapes} />
				</label>
				<IconButton className={styles.away} label={t("removeOne", { name })} onClick={() => onRemove(alone)}>
					<Icon name="close" size={18} />
				</IconButton>
			</div>
			{isPicked && sending.kind === "stored" ? (
				<CropSlider item={item} shapes={shapes} name={name} onChange={onChange} />
			) : null}
			{sending.kind === "sending" ? (
				<Progress max={1} value={sending.progress} aria-label={`${t("sending")}: ${name}`} />
			) : null}
			{sending.kind === "waiting" ? <p className={styles.state}>{t("waiting")}</p> : null}
			{sending.kind === "failed" ? (
				<p className={styles.mark} data-bad>
					{sending.message ?? t("unreachable")}{" "}
					{sending.canRetry ? <TextButton onClick={() => onRetry(key)}>{t("retry")}</TextButton> : null}
				</p>
			) : null}
			{marks.map((mark) => (
				<p key={mark.kind} className={styles.mark} data-bad={mark.kind === "tooSmall" || undefined}>
					{t(`mark.${mark.kind}`, { size, of: mark.kind === "double" ? mark.of : 0 })}
				</p>
			))}
			{marks.some(({ kind }) => kind !== "soft") ? (
				<TextButton aria-label={t("leaveOutOf", { name })} onClick={() => onRemove(alone)}>
					{t("leaveOut")}
				</TextButton>
			) : null}
			<div className={styles.foot}>
				<div className={styles.count}>
					<button
						type="button"
						aria-label={t("less", { name })}
						disabled={copies <= 1}
						onClick={() => count(copies - 1)}
					>
						<Icon name="minus" size={18} />
					</button>
					<input
						type="number"
						inputMode="numeric"
						min={1}
						max={MOST_COPIES}
						value={copies}
						aria-label={t("copiesOf", { name })}
						onChange={({ currentTarget }) => {
							const wanted = currentTarget.valueAsNumber;
							if (Number.isInteger(wanted) && wanted >= 1) count(wanted);
						}}
					/>
					<button
						type="button"
						aria-label={t("moreOf", { name })}
						disabled={copies >= MOST_COPIES}
						onClick={() => count(copies + 1)}
					>
						<Icon name="plus" size={18} />
					</button>
				</div>
				<p className={styles.size}>{size}</p>
			</div>
		</li>
	);
});

/** The paper with the photo on it, turned so that the photo is upright. */
function Paper({ item, shapes }: { readonly item: PrintItem; readonly shapes: Shapes }) {
	const { page } = shapeOf(shapes, item);
	const placed = placedOf(shapes, item);
	const { width, height } = page.size;
	if (!placed?.photo || item.sending.kind !== "stored") {
		return (
			<span className={styles.paper} style={paperStyle(width, height)}>
				{item.local === null ? null : <img className={styles.local} src={item.local} alt="" loading="lazy" />}
			</span>
		);
	}
	const isTurned = placed.photo.turn === 90;
	const [across, down] = isTurned ? [height, width] : [width, height];
	return (
		<span className={styles.paper} style={paperStyle(across, down)}>
			<span className={styles.photo} style={frameStyle(placed, { across, down })}>
				<img
					src={item.sending.photo.thumb}
					alt=""
					loading="lazy"
					decoding="async"
					style={photoStyle(placed)}
				/>
			</span>
		</span>
	);
}

/** As large as it fits into its square. */
function paperStyle(across: number, down: number): CSSProperties {
	return { aspectRatio: `${across} / ${down}`, width: `${Math.min(1, across / down) * 100}%` };
}

function frameStyle(
	{ box, photo }: PhotoElement,
	{ across, down }: { across: number; down: number },
): CSSProperties {
	const upright =
		photo?.turn === 90
			? {
					x: box.y,
					y: down - box.x - box.width,
					width: box.height,
					height: box.width,
				}
			: box;
	const share = (length: number, of: number) => `${(length / of) * 100}%`;
	return {
		left: share(upright.x, across),
		top: share(upright.y, down),
		width: share(upright.width, across),
		height: share(upright.height, down),
	};
}

function photoStyle({ photo }: PhotoElement): CSSProperties {
	if (!photo) return {};
	const { crop, width, height } = photo;
	return {
		width: `${(width / crop.width) * 100}%`,
		height: `${(height / crop.height) * 100}%`,
		left: `${(-crop.x / crop.width) * 100}%`,
		top: `${(-crop.y / crop.height) * 100}%`,
	};
}

const STEPS = 100;

/** Moves the crop along the side of the photo that is longer than the paper. */
function CropSlider({
	item,
	shapes,
	name,
	onChange,
}: Pick<PrintTileProps, "item" | "shapes" | "onChange"> & { readonly name: string }) {
	const t = useTranslations("prints");
	const placed = placedOf(shapes, item);
	const { photo } = placed ?? {};
	if (!placed || !photo || item.isWhole) return null;
	const { crop, width, height, turn } = photo;
	const spare = { x: width - crop.width, y: height - crop.height };
	const axis = spare.x / width > spare.y / height ? "x" : "y";
	if (spare[axis] / (axis === "x" ? width : height) < 0.02) return null;
	const slot = uprightSlot(placed.box, turn);
	const move = (to: number) => {
		const view = viewOfCrop(photo, slot, crop);
		const length = axis === "x" ? crop.width / width : crop.height / height;
		const center = (to / STEPS) * (1 - length) + length / 2;
		const moved = axis === "x" ? { ...view, centerX: center } : { ...view, centerY: center };
		onChange({ type: "crop", key: item.key, crop: zoomCrop(photo, slot, moved) });
	};
	return (
		<input
			className={styles.slider}
			type="range"
			min={0}
			max={STEPS}
			value={Math.round((crop[axis] / spare[axis]) * STEPS)}
			aria-label={t("move", { name })}
			onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
		/>
	);
}
