import { assemblyOf, opens, paper, refinementOf } from "@offizin/formats";
import { Button, Choice, Dialog } from "@offizin/ui";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useDrawingKit, useEditor, useGuestShown, useHost } from "../editor-context.tsx";
import { useGrown } from "../growth.ts";
import { withGuest } from "../sample-guest.ts";
import type { Stage } from "./arrange.ts";
import { CardScene } from "./card-scene.tsx";
import { envelopeFor } from "./envelope.tsx";
import styles from "./finished.module.css";
import { LeafTurner } from "./leaf-turner.tsx";
import { useHold, useIsStill } from "./use-hold.ts";
import { useTurning } from "./use-turning.ts";
import { ARRIVING, firstView, isHeldAs, type View, viewsOf } from "./views.ts";

/** The finished card in the hand: it opens and turns, on its paper, with its foil, its folds and its envelope. */
export function FinishedDialog({ onClose }: { readonly onClose: () => void }) {
	const { t, names } = useHost();
	const { format } = useDrawingKit();
	const written = useEditor(({ document }) => document);
	const guest = useGuestShown();
	const document = useGrown(useMemo(() => withGuest(written, guest, null), [written, guest]));
	const { configuration } = document;
	const assembly = useMemo(() => assemblyOf(format), [format]);
	const views = viewsOf(assembly);
	const isStill = useIsStill();
	const first = firstView(views).hold;
	const { hold, take, moveTo } = useHold(isStill ? first : ARRIVING, isStill);
	const turning = useTurning(hold, take, isStill);
	const envelope = envelopeFor(format, configuration);
	const [hasEnvelope, setHasEnvelope] = useState(false);
	const [spoken, setSpoken] = useState("");
	const dialog = useRef<HTMLDialogElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const stage = useStage(frame);
	const id = useId();
	const hasStage = stage !== null;
	const arrival = useEffectEvent(() => moveTo(first));
	useEffect(() => {
		if (hasStage) arrival();
	}, [hasStage]);
	const shown = views.find((view) => isHeldAs(view, hold));
	const { paperType = "" } = configuration;
	const of = assembly.kind === "stitched" ? "booklet" : "card";
	const nameOf = ({ key, pages }: View) => t(`finished.view.${key}`, pages ?? {});
	const show = (view: View) => {
		moveTo(view.hold);
		setSpoken(t("finished.shown", { view: nameOf(view) }));
	};
	const picture = t("finished.picture", {
		of,
		width: format.trim.width / 1000,
		height: format.trim.height / 1000,
		paper: names.paper[paperType] ?? paper(paperType)?.key ?? "",
		refinement: names.refinement[refinementOf(configuration)] ?? "",
		percent: Math.round(hold.share * 100),
		envelope: hasEnvelope ? "yes" : "no",
		view: shown ? nameOf(shown) : t("finished.turned", { degrees: Math.round(hold.yaw) }),
	});

	return (
		<Dialog title={t("finished.title", { of })} size="page" isOpen ref={dialog} onClose={onClose}>
			<div
				ref={frame}
				className={styles.stage}
				role="img"
				aria-label={picture}
				data-still={isStill || undefined}
				{...turning}
			>
				{stage ? (
					<CardScene {...{ document, assembly, hold, stage }} envelope={hasEnvelope ? envelope : undefined} />
				) : null}
			</div>
			<div className={styles.controls}>
				{assembly.kind === "stitched" ? (
					<LeafTurner {...{ views, hold, nameOf }} onTurn={show} />
				) : (
					<fieldset className={styles.views}>
						<legend className="visually-hidden">{t("finished.views")}</legend>
						{views.map((view) => (
							<button
								key={view.key}
								type="button"
								className={styles.view}
								aria-pressed={view === shown}
								onClick={() => show(view)}
							>
								{nameOf(view)}
							</button>
						))}
					</fieldset>
				)}
				{envelope ? (
					<Choice
						type="checkbox"
						label={t("finished.envelope")}
						checked={hasEnvelope}
						onChange={({ target }) => setHasEnvelope(target.checked)}
					/>
				) : null}
			</div>
			{isStill ? null : (
				<div className={styles.sliders}>
					{opens(assembly) ? (
						<div className={styles.slider}>
							<label htmlFor={`${id}-open`}>{t("finished.open", { of })}</label>
							<input
								id={`${id}-open`}
								className={styles.range}
								type="range"
								min={0}
								max={100}
								value={Math.round(hold.share * 100)}
								aria-valuetext={t("finished.percent", { of, percent: Math.round(hold.share * 100) })}
								onChange={({ target }) => take({ ...hold, share: Number(target.value) / 100 })}
							/>
						</div>
					) : null}
					<div className={styles.slider}>
						<label htmlFor={`${id}-turn`}>{t("finished.turn", { of })}</label>
						<input
							id={`${id}-turn`}
							className={styles.range}
							type="range"
							min={-180}
							max={180}
							value={Math.round(hold.yaw)}
							aria-valuetext={t("finished.degrees", { degrees: Math.round(hold.yaw) })}
							onChange={({ target }) => take({ ...hold, yaw: Number(target.value) })}
						/>
					</div>
				</div>
			)}
			<div className={styles.foot}>
				<p className={styles.note}>
					{isStill ? "" : `${t("finished.hint", { of })} `}
					{t("finished.note")}
				</p>
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{t("panel.close")}
				</Button>
			</div>
			<p className="visually-hidden" aria-live="polite">
				{spoken}
			</p>
		</Dialog>
	);
}

/** The size of the stage, once it is known. */
function useStage(frame: React.RefObject<HTMLDivElement | null>): Stage | null {
	const [stage, setStage] = useState<Stage | null>(null);
	useLayoutEffect(() => {
		const element = frame.current;
		if (!element) return;
		const measure = () => setStage({ width: element.clientWidth, height: element.clientHeight });
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [frame]);
	return stage;
}
