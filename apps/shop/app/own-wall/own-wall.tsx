import type { Point } from "@offizin/scenes";
import { type Marks, wallIn } from "@offizin/scenes";
import { Choice, FieldGroup, Notice, TextField } from "@offizin/ui";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import type { RoomsView } from "#app/rooms/rooms-view.server.ts";
import { PhotoField } from "#app/wall-photo/photo-field.tsx";
import styles from "./own-wall.module.css";
import { readWallPhoto, type WallPhoto } from "./read-wall-photo.ts";
import { WallStage } from "./wall-stage.tsx";

/** The picture on the wall of whoever looks, at the scale of something that is marked in a photo of it. The photo is not sent. */
export function OwnWall({ view }: { readonly view: RoomsView }) {
	return (
		<MoreWords words={view.words}>
			<Chosen view={view} />
		</MoreWords>
	);
}

function Chosen({ view }: { readonly view: RoomsView }) {
	const t = useTranslations("ownWall");
	const [photo, setPhoto] = useState<WallPhoto | null>(null);
	const [isUnreadable, setUnreadable] = useState(false);
	useEffect(() => () => (photo ? URL.revokeObjectURL(photo.src) : undefined), [photo]);

	async function take([file]: readonly File[]): Promise<void> {
		if (!file) return;
		const read = await readWallPhoto(file);
		setUnreadable(!read);
		if (read) setPhoto(read);
	}

	return (
		<div className={styles.ownWall}>
			<p className={styles.lead}>{t("lead")}</p>
			<PhotoField
				text={t(photo ? "other" : "choose")}
				kind="secondary"
				isBusy={false}
				onFiles={(files) => void take(files)}
			/>
			{isUnreadable ? (
				<Notice kind="bad" role="alert">
					{t("unreadable")}
				</Notice>
			) : null}
			{photo ? <Measured key={photo.src} photo={photo} view={view} /> : null}
		</div>
	);
}

const kinds = ["sheet", "length"] as const;

function Measured({ photo, view }: { readonly photo: WallPhoto; readonly view: RoomsView }) {
	const t = useTranslations("ownWall");
	const middle = photo.height / photo.width / 2;
	const [at, setAt] = useState<Point>({ x: 0.5, y: middle * 0.8 });
	const [marks, setMarks] = useState<Marks>(() => firstMarks("sheet", middle));
	const [light, setLight] = useState<keyof RoomsView["pictures"]>("left");
	return (
		<>
			<FieldGroup legend={t("by")}>
				<div className={styles.row}>
					{kinds.map((kind) => (
						<Choice
							key={kind}
							type="radio"
							name="massstab"
							label={t(kind)}
							checked={marks.kind === kind}
							onChange={() => setMarks(firstMarks(kind, middle))}
						/>
					))}
				</div>
			</FieldGroup>
			<p className={styles.help}>{t(`${marks.kind}Help`)}</p>
			{marks.kind === "length" ? (
				<div className={styles.centimetres}>
					<TextField
						label={t("centimetres")}
						type="number"
						inputMode="decimal"
						min={1}
						max={2000}
						value={marks.centimetres || ""}
						onChange={({ currentTarget }) => setMarks({ ...marks, centimetres: Number(currentTarget.value) })}
					/>
				</div>
			) : null}
			<WallStage
				photo={photo}
				marks={marks}
				onMarks={setMarks}
				hanging={{ svg: view.pictures[light], ...view.taken }}
				at={at}
				onAt={setAt}
			/>
			<p className={styles.scale} role="status">
				{wallIn(marks) ? t("scale", { size: view.size }) : t("unknown")}
			</p>
			<FieldGroup legend={t("light")}>
				<div className={styles.row}>
					{(["left", "right"] as const).map((side) => (
						<Choice
							key={side}
							type="radio"
							name="licht"
							label={t(side)}
							checked={light === side}
							onChange={() => setLight(side)}
						/>
					))}
				</div>
			</FieldGroup>
		</>
	);
}

/** Marks as they lie before anybody has moved them: where they are seen, and roughly what they may be. */
function firstMarks(kind: Marks["kind"], middle: number): Marks {
	if (kind === "length") {
		const y = middle * 1.5;
		return {
			kind,
			ends: [
				{ x: 0.3, y },
				{ x: 0.7, y },
			],
			centimetres: 200,
		};
	}
	const [left, right, top, foot] = [0.44, 0.56, middle - 0.085, middle + 0.085];
	return {
		kind,
		corners: [
			{ x: left, y: top },
			{ x: right, y: top },
			{ x: right, y: foot },
			{ x: left, y: foot },
		],
	};
}
