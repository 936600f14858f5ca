import { printedGuests } from "@offizin/design";
import { Button } from "@offizin/ui";
import { useEffect, useMemo, useState } from "react";
import type { DesignEditorProps } from "../design-editor-props.ts";
import {
	AheadContext,
	StateContext,
	useDrawingKit,
	useEditing,
	useEditor,
	useHost,
} from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { LaterPart } from "../later/later-part.tsx";
import { PriceBox } from "../panels/price-box.tsx";
import { PhotoDrop } from "../photo/photo-drop.tsx";
import { useTravel } from "../use-travel.ts";
import { ContextBar } from "./context-bar.tsx";
import { Desk } from "./desk.tsx";
import { Legend } from "./legend.tsx";
import { PageStrip } from "./page-strip.tsx";
import { SaveState } from "./save-state.tsx";
import { SidePanel } from "./side-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import styles from "./workbench.module.css";

const WHY_NOT = "editor-why-not";

/** Where everything of the editor has its place: page in the middle, panels beside it, or below on a phone. */
export function Workbench(props: DesignEditorProps) {
	const { services, name, backLink, finish, vatNote, initialPrice, firstPage, missing } = props;
	const { editor, photos, autosave } = useEditing();
	const { announce, t } = useHost();
	const { shaper } = useDrawingKit();
	const travel = useTravel();
	const { parts } = useLater();
	const pace = useMemo(() => parts?.paceOf(editor), [parts, editor]);
	const [zoom, setZoom] = useState(1);
	const [hasGuides, setHasGuides] = useState(true);
	const [wished, setWished] = useState(props.quantity);
	const guests = useEditor(({ written }) => printedGuests(written)?.length);
	const quantity = guests ?? wished;
	const [isProofing, setIsProofing] = useState(false);
	const [isAcknowledged, setIsAcknowledged] = useState(false);
	const hasLost = useEditor(({ sync }) => sync.lost.length > 0);
	const isDamaged = missing.length > 0 && !isAcknowledged;

	/** Undo and redo work wherever the focus is, even nowhere; Escape takes a gesture or a selection back. */
	useEffect(() => {
		function press(event: KeyboardEvent): void {
			const key = event.key.toLowerCase();
			if ((event.ctrlKey || event.metaKey) && (key === "z" || key === "y")) {
				event.preventDefault();
				travel(key === "y" || event.shiftKey ? "redo" : "undo");
			} else if (event.key === "Escape" && !isProofing) editor.send({ type: "cancel" });
		}
		addEventListener("keydown", press);
		return () => removeEventListener("keydown", press);
	}, [editor, travel, isProofing]);

	function chooseQuantity(count: number): void {
		setWished(count);
		services.sale?.onQuantity(count);
	}

	/** Saved as it is now, the design is whole again for the server too. */
	function acknowledge(): void {
		const { configuration } = editor.getSnapshot().document;
		if (editor.dispatch({ type: "setConfiguration", configuration }).ok) setIsAcknowledged(true);
	}

	/** Others may have gone on meanwhile; whoever looks at the proof sees the newest state. */
	function openProof(): void {
		editor.send({ type: "release" });
		void autosave?.look();
		setIsProofing(true);
	}

	const onQuantity = guests === undefined ? chooseQuantity : undefined;
	const price = { quantity, initialPrice, vatNote, onQuantity };
	return (
		<StateContext value={pace?.calm}>
			<div className={styles.keys}>
				<PhotoDrop className={styles.bench}>
					<header className={styles.head}>
						<div className={styles.back}>{backLink}</div>
						<h1 className={styles.title}>{name}</h1>
						<SaveState />
						<Toolbar zoom={zoom} onZoom={setZoom} hasGuides={hasGuides} onGuides={setHasGuides} />
					</header>
					<div className={styles.stage}>
						{hasLost ? <LaterPart>{({ LostChanges }) => <LostChanges />}</LaterPart> : null}
						{isDamaged ? (
							<LaterPart>
								{({ DamageNotice }) => <DamageNotice missing={missing} onUnderstood={acknowledge} />}
							</LaterPart>
						) : null}
						{parts ? <parts.ClipboardKeys /> : null}
						<StateContext value={pace?.page}>
							<AheadContext value={shaper ? pace?.ahead : undefined}>
								<Desk zoom={zoom} onZoom={setZoom} hasGuides={hasGuides} firstPage={firstPage} />
							</AheadContext>
						</StateContext>
						{hasGuides ? <Legend /> : null}
						<PageStrip />
					</div>
					<div className={styles.context}>
						<ContextBar />
					</div>
					<SidePanel quantity={quantity} />
					<div className={styles.order}>
						{services.sale ? (
							<PriceBox {...price}>
								<Button
									disabled={autosave === null}
									aria-disabled={isDamaged}
									aria-describedby={isDamaged ? WHY_NOT : undefined}
									onClick={() => {
										if (isDamaged) announce(t("order.off"));
										else openProof();
									}}
								>
									{t("order.action")}
								</Button>
								{isDamaged ? (
									<p id={WHY_NOT} className={styles.whyNot}>
										{t("order.off")}
									</p>
								) : null}
							</PriceBox>
						) : finish && autosave ? (
							<LaterPart>{({ FinishBox }) => <FinishBox {...finish} autosave={autosave} />}</LaterPart>
						) : null}
					</div>
					{services.uploads ? (
						<input
							ref={photos.fileInput}
							className="visually-hidden"
							type="file"
							multiple
							accept="image/*,.heic,.heif,.avif"
							aria-label={t("photo.choose")}
							tabIndex={-1}
							onChange={({ target }) => {
								photos.onFiles(target.files);
								target.value = "";
							}}
						/>
					) : null}
				</PhotoDrop>
				{isProofing && autosave ? (
					<LaterPart>
						{({ ProofDialog }) => (
							<ProofDialog
								price={<PriceBox {...price} />}
								{...{ autosave, quantity }}
								onClose={() => setIsProofing(false)}
							/>
						)}
					</LaterPart>
				) : null}
			</div>
		</StateContext>
	);
}
