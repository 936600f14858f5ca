import { Button, Notice, TextButton, Title } from "@offizin/ui";
import { useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { BuyBar } from "./buy-bar.tsx";
import { ChooseMore } from "./choose-more.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import type { LoadedPrints } from "./load-prints.server.ts";
import { type Mark, marksOf } from "./marks.ts";
import type { PrintItem } from "./print-item.ts";
import { PrintTile } from "./print-tile.tsx";
import styles from "./prints-desk.module.css";
import { SetBar } from "./set-bar.tsx";
import { useDrops } from "./use-drops.ts";
import { type ChangePrints, usePrints } from "./use-prints.ts";

export interface PrintsDeskProps {
	readonly headline: string;
	readonly prints: LoadedPrints;
	/** What was dropped or chosen before the desk was there. */
	readonly first: readonly File[];
}

const toldTogether = ["tooSmall", "blurred", "double"] as const satisfies readonly Mark["kind"][];

/** The contact sheet of a set: each photo as it will be printed, what is to be known of it, and what all of it costs. */
export function PrintsDesk({ headline, prints, first }: PrintsDeskProps) {
	const t = useTranslations("prints");
	const locale = useLocale();
	const { items, change, take, retry, remove, keeping, keeper, notice, ...other } = usePrints(prints, first);
	const isOver = useDrops(take);
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const [looked, setLooked] = useState<string | null>(null);
	const marks = useMemo(() => marksOf(prints.shapes, items), [prints.shapes, items]);
	const picked = useMemo(() => items.filter(({ key }) => chosen.has(key)), [items, chosen]);
	const about = picked.length > 0 ? picked : items;
	const names = useMemo(
		() => new Map(prints.formats.map(({ value, name }) => [value, name])),
		[prints.formats],
	);
	const marked = (kind: Mark["kind"]) =>
		items.filter(({ key }) => marks.get(key)?.some((mark) => mark.kind === kind)).map(({ key }) => key);
	const pick = useMemo(
		() => (key: string, isPicked: boolean) =>
			setChosen((before) => {
				const after = new Set(before);
				if (isPicked) after.add(key);
				else after.delete(key);
				return after;
			}),
		[],
	);
	const leaveOut = (keys: readonly string[]) => {
		remove(new Set(keys));
		setChosen((before) => new Set([...before].filter((key) => !keys.includes(key))));
	};
	return (
		<div className={styles.desk} data-over={isOver || undefined}>
			<header className={styles.head}>
				<Title level={1} size="section">
					{headline}
				</Title>
				<ChooseMore onFiles={take} label={t(items.length > 0 ? "more" : "choose")} />
			</header>
			{items.length === 0 ? (
				<p className={styles.empty}>{t("empty")}</p>
			) : (
				<SetBar
					about={about}
					isAll={picked.length === 0}
					prints={prints}
					onWish={(wish) => change({ type: "wish", keys: new Set(about.map(({ key }) => key)), wish })}
					onSort={(by) => change({ type: "sort", by })}
				>
					{picked.length > 0 ? (
						<>
							<TextButton onClick={() => leaveOut(picked.map(({ key }) => key))}>
								{t("removeChosen", { count: picked.length })}
							</TextButton>
							<TextButton kind="plain" onClick={() => setChosen(new Set())}>
								{t("pickNone")}
							</TextButton>
						</>
					) : null}
				</SetBar>
			)}
			{notice ? <Notice kind="bad">{notice}</Notice> : null}
			{other.isElsewhere ? (
				<Notice kind="bad" role="alert">
					{t("elsewhere")} <TextButton onClick={() => location.reload()}>{t("elsewhereOpen")}</TextButton>{" "}
					<TextButton onClick={other.keepMine}>{t("elsewhereKeep")}</TextButton>
				</Notice>
			) : null}
			<div className={styles.told}>
				{toldTogether.map((kind) => {
					const keys = marked(kind);
					return keys.length === 0 ? null : (
						<p key={kind}>
							{t(`marked.${kind}`, { count: keys.length })}{" "}
							<Button kind="quiet" onClick={() => leaveOut(keys)}>
								{t("leaveOutAll", { count: keys.length })}
							</Button>
						</p>
					);
				})}
			</div>
			<ul className={styles.sheet} aria-label={t("set")}>
				{items.map((item, index) => (
					<PrintTile
						key={item.key}
						item={item}
						place={index + 1}
						shapes={prints.shapes}
						size={names.get(item.format) ?? item.format}
						marks={marks.get(item.key)}
						isPicked={chosen.has(item.key)}
						onPick={pick}
						onLook={setLooked}
						onChange={change}
						onRetry={retry}
						onRemove={remove}
					/>
				))}
			</ul>
			<Crops
				items={items}
				looked={looked}
				marks={marks}
				shapes={prints.shapes}
				sizes={names}
				onChange={change}
				onLook={setLooked}
			/>
			{items.length > 0 ? (
				<BuyBar
					items={items}
					refused={marked("tooSmall").length}
					keeping={keeping}
					keeper={keeper}
					locale={locale}
				/>
			) : null}
		</div>
	);
}

interface CropsProps {
	readonly items: readonly PrintItem[];
	/** Key of the photo whose crop is open. */
	readonly looked: string | null;
	readonly marks: ReadonlyMap<string, readonly Mark[]>;
	readonly shapes: LoadedPrints["shapes"];
	/** Names of formats. */
	readonly sizes: ReadonlyMap<string, string>;
	readonly onChange: ChangePrints;
	readonly onLook: (key: string | null) => void;
}

/** The crop of one photo, from which one gets to those before and after it. */
function Crops({ items, looked, marks, shapes, sizes, onChange, onLook }: CropsProps) {
	const index = items.findIndex(({ key }) => key === looked);
	const item = items[index];
	if (!item) return null;
	const isCropped = ({ isWhole, sending }: PrintItem) => !isWhole && sending.kind === "stored";
	const before = items.slice(0, index).findLast(isCropped);
	const after = items.slice(index + 1).find(isCropped);
	return (
		<CropDialog
			item={item}
			place={index + 1}
			shapes={shapes}
			size={sizes.get(item.format) ?? item.format}
			marks={marks.get(item.key)}
			onChange={onChange}
			onBefore={before && (() => onLook(before.key))}
			onAfter={after && (() => onLook(after.key))}
			onClose={() => onLook(null)}
		/>
	);
}
