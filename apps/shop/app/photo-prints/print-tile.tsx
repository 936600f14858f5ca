import { Icon, IconButton, Progress, TextButton } from "@offizin/ui";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { MOST_COPIES } from "./change-prints.ts";
import type { Mark, Shapes } from "./marks.ts";
import type { PrintItem } from "./print-item.ts";
import { PrintPaper } from "./print-paper.tsx";
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
	/** Opens its crop. */
	readonly onLook: (key: string) => void;
	readonly onChange: ChangePrints;
	readonly onRetry: (key: string) => void;
	readonly onRemove: (keys: ReadonlySet<string>) => void;
}

/** One photo as it will be printed, how often, and what is to be known of it. */
export const PrintTile = memo(function PrintTile(props: PrintTileProps) {
	const {
		item,
		place,
		shapes,
		size,
		marks = [],
		isPicked,
		onPick,
		onLook,
		onChange,
		onRetry,
		onRemove,
	} = props;
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
					<PrintPaper item={item} shapes={shapes} />
				</label>
				<IconButton className={styles.away} label={t("removeOne", { name })} onClick={() => onRemove(alone)}>
					<Icon name="close" size={18} />
				</IconButton>
				{sending.kind === "stored" && !item.isWhole ? (
					<button
						type="button"
						className={styles.look}
						aria-label={t("lookOf", { name })}
						onClick={() => onLook(key)}
					>
						{t("look")}
					</button>
				) : null}
			</div>
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
