import { type Ink, MOST_OWN_SWATCHES, ownSwatchKey } from "@offizin/design";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import { useEffect, useRef, useState } from "react";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import type { OwnColorView } from "../services.ts";
import styles from "./own-color.module.css";

/** Milliseconds after which a colour that is still being dragged about is asked for. */
const PAUSE_MS = 250;
const HEX = /^#[0-9a-f]{6}$/;
/** ΔE00: nobody sees less; what is more is another colour. */
const UNSEEN = 2.5;
const ANOTHER = 8;

export interface OwnColorProps {
	/** "#rrggbb" to begin with. */
	readonly from: string;
	readonly onChoose: (ink: Ink) => void;
	readonly onClose: () => void;
}

/** A colour of one's own: chosen on the screen, and shown beside it as it will be printed on the chosen paper. */
export function OwnColor({ from, onChoose, onClose }: OwnColorProps) {
	const { editor } = useEditing();
	const { learnInks } = useDrawingKit();
	const { t, names, announce } = useHost();
	const dialog = useRef<HTMLDialogElement>(null);
	const [typed, setTyped] = useState(from);
	const [problem, setProblem] = useState<string | null>(null);
	const paper = useEditor(({ document }) => document.configuration.paperType ?? "");
	const wanted = typed.trim().toLowerCase();
	const isColor = HEX.test(wanted);
	const seen = usePrinted(isColor ? wanted : null);
	const isKnown = seen !== null && seen.swatch.srgb === wanted;

	function take(): void {
		if (!isKnown) return;
		const added = editor.dispatch({ type: "addSwatch", swatch: seen.swatch });
		if (!added.ok) {
			setProblem(t("ownColor.full", { max: MOST_OWN_SWATCHES }));
			return;
		}
		learnInks(seen.pressColors);
		dialog.current?.close();
		onChoose({ role: "process", swatch: ownSwatchKey(seen.swatch) });
		announce(t("ownColor.taken", { color: wanted }));
	}

	return (
		<Dialog title={t("ownColor.title")} isOpen ref={dialog} onClose={onClose}>
			<div className={styles.choice}>
				<label className={styles.picker}>
					<span>{t("ownColor.pick")}</span>
					<input
						type="color"
						value={isColor ? wanted : from}
						onChange={({ target }) => setTyped(target.value)}
					/>
				</label>
				<TextField
					label={t("ownColor.hex")}
					value={typed}
					maxLength={7}
					autoComplete="off"
					spellCheck={false}
					error={isColor ? undefined : t("ownColor.wrong")}
					onChange={({ target }) => setTyped(target.value)}
				/>
			</div>
			<dl className={styles.pair}>
				<div>
					<dt>{t("ownColor.onScreen")}</dt>
					<dd style={{ background: isColor ? wanted : from }} />
				</div>
				<div>
					<dt>{t("ownColor.inPrint", { paper: names.paper[paper] ?? "" })}</dt>
					<dd style={{ background: isKnown ? seen.printed : "transparent" }} />
				</div>
			</dl>
			<p className={styles.verdict} aria-live="polite">
				{isKnown ? t(`ownColor.${verdictOf(seen)}`) : t("ownColor.asking")}
			</p>
			{problem ? <p role="alert">{problem}</p> : null}
			<ButtonRow>
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{t("panel.close")}
				</Button>
				<Button disabled={!isKnown} onClick={take}>
					{t("ownColor.take")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}

function verdictOf({ difference }: OwnColorView): "same" | "duller" | "another" {
	if (difference < UNSEEN) return "same";
	return difference < ANOTHER ? "duller" : "another";
}

/** How a colour is printed, as soon as it stays the same; the last one until then. */
function usePrinted(color: string | null): OwnColorView | null {
	const { services } = useHost();
	const configuration = useEditor(({ document }) => document.configuration);
	const [seen, setSeen] = useState<OwnColorView | null>(null);
	useEffect(() => {
		if (color === null) return;
		const asked = new AbortController();
		const timer = setTimeout(async () => {
			const found = await services.ownColor?.(color, configuration, asked.signal);
			if (!asked.signal.aborted && found) setSeen(found);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			asked.abort();
		};
	}, [services, color, configuration]);
	return seen;
}
