import { importAgain } from "@offizin/base";
import { Button, ButtonRow, buttonClass, Dialog, Notice } from "@offizin/ui";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import type { RoomsView } from "#app/rooms/rooms-view.server.ts";
import styles from "./ar-dialog.module.css";
import type { ViewerElement } from "./model-viewer.d.ts";
import { PhoneCode, type PhoneCodeProps } from "./phone-code.tsx";
import { type HungPicture, type PictureModel, pictureModel } from "./picture-model.ts";

export interface ArDialogProps extends HungPicture, PhoneCodeProps {
	readonly words: RoomsView["words"];
	readonly onClose: () => void;
}

type Making =
	| { readonly state: "making" }
	| { readonly state: "failed" }
	| { readonly state: "made"; readonly model: PictureModel };

/** The picture as a body to turn around, at its true size; a device that can puts it on its own wall. */
export function ArDialog({ words, onClose, ...hung }: ArDialogProps) {
	return (
		<MoreWords words={words}>
			<Modelled hung={hung} onClose={onClose} />
		</MoreWords>
	);
}

function Modelled({
	hung,
	onClose,
}: {
	readonly hung: HungPicture & PhoneCodeProps;
	readonly onClose: () => void;
}) {
	const t = useTranslations("ar");
	const [making, setMaking] = useState<Making>({ state: "making" });
	const first = useRef(hung);
	useEffect(() => {
		const gone = new AbortController();
		void makeModel(first.current).then(
			(model) => {
				gone.signal.addEventListener("abort", () => URL.revokeObjectURL(model.src));
				if (gone.signal.aborted) URL.revokeObjectURL(model.src);
				else setMaking({ state: "made", model });
			},
			() => setMaking({ state: "failed" }),
		);
		return () => gone.abort();
	}, []);
	return (
		<Dialog title={t("title")} isOpen size="wide" onClose={onClose}>
			{making.state === "failed" ? (
				<Notice kind="bad" role="alert">
					{t("failed")}
				</Notice>
			) : null}
			{making.state === "making" ? (
				<p className={styles.making} role="status">
					{t("making")}
				</p>
			) : null}
			{making.state === "made" ? (
				<Viewer model={making.model} hung={hung} onFailed={() => setMaking({ state: "failed" })} />
			) : null}
			<ButtonRow>
				<Button kind="secondary" onClick={onClose}>
					{t("close")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}

async function makeModel(hung: HungPicture): Promise<PictureModel> {
	const [model] = await Promise.all([
		pictureModel(hung),
		importAgain(async () => await import("@google/model-viewer")),
	]);
	return model;
}

/** Its camera looks at the front: what hangs is seen from nowhere else. */
const views = {
	"camera-orbit": "-28deg 84deg 105%",
	"min-camera-orbit": "-85deg 40deg auto",
	"max-camera-orbit": "85deg 110deg auto",
};

function Viewer({
	model,
	hung,
	onFailed,
}: {
	readonly model: PictureModel;
	readonly hung: PhoneCodeProps;
	readonly onFailed: () => void;
}) {
	const t = useTranslations("ar");
	const locale = useLocale();
	const viewer = useRef<ViewerElement>(null);
	const [canHang, setCanHang] = useState<boolean>();
	const failed = useRef(onFailed);
	failed.current = onFailed;
	useEffect(() => {
		const element = viewer.current;
		if (!element) return;
		const listening = new AbortController();
		const { signal } = listening;
		const ask = async () => {
			await knowsItsRoom();
			if (!signal.aborted) setCanHang(element.canActivateAR);
		};
		element.addEventListener("load", () => void ask(), { signal });
		element.addEventListener("error", () => failed.current(), { signal });
		return () => listening.abort();
	}, []);
	const centimetres = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
	const size = [model.width, model.height, model.depth].map((mm) => centimetres.format(mm / 10)).join(" × ");
	return (
		<div className={styles.shown}>
			<model-viewer
				ref={viewer}
				className={styles.viewer}
				src={model.src}
				alt={`${t("alt")}: ${size} cm`}
				a11y={JSON.stringify({
					...sidesIn((key) => t(`seen.${key}`)),
					"interaction-prompt": `. ${t("keys")}`,
				})}
				ar
				// Scene Viewer would have to fetch the model: it is nowhere but here.
				ar-modes="webxr quick-look"
				ar-placement="wall"
				ar-scale="fixed"
				camera-controls
				disable-pan
				touch-action="pan-y"
				interaction-prompt="none"
				shadow-intensity="0.8"
				shadow-softness="0.9"
				{...views}
			>
				<button type="button" slot="ar-button" className={buttonClass("primary", styles.start)}>
					{t("start")}
				</button>
			</model-viewer>
			<div className={styles.told}>
				<p className={styles.size}>{t("size", { size: `${size} cm` })}</p>
				<p role="status">{canHang ? t("here") : t("keys")}</p>
				{canHang === false ? (
					<>
						<p>{t("none")}</p>
						<PhoneCode {...hung} />
					</>
				) : null}
			</div>
		</div>
	);
}

/** Resolves when a browser has said whether it can show something in its room. */
async function knowsItsRoom(): Promise<void> {
	const { xr } = navigator as Navigator & {
		readonly xr?: { readonly isSessionSupported: (mode: "immersive-ar") => Promise<boolean> };
	};
	await xr?.isSessionSupported("immersive-ar").catch(() => false);
	await new Promise((resolve) => setTimeout(resolve));
}

const sides = ["front", "left", "right"] as const;
const heights = ["upper", "lower"] as const;

/** What is told of each side it is seen from, by the names of the viewer. */
function sidesIn(say: (key: (typeof sides)[number] | (typeof heights)[number]) => string) {
	return Object.fromEntries(
		sides.flatMap((side) => [
			[side, say(side)],
			...heights.map((height) => [`${height}-${side}`, `${say(height)}, ${say(side)}`] as const),
		]),
	);
}
