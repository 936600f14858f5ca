import { Icon, IconButton } from "@offizin/ui";
import { type ReactNode, useState } from "react";
import { Sign } from "../controls/sign.tsx";
import { useEditor, useHost } from "../editor-context.tsx";
import { LaterPart } from "../later/later-part.tsx";
import { useTravel } from "../use-travel.ts";
import styles from "./toolbar.module.css";

export interface ToolbarProps {
	readonly zoom: number;
	readonly onZoom: (zoom: number) => void;
	readonly hasGuides: boolean;
	readonly onGuides: (hasGuides: boolean) => void;
	readonly children?: ReactNode;
}

const ZOOMS = [1, 1.5, 2, 3, 4];

/** Undo and redo, zoom and guides: quiet until wanted. */
export function Toolbar({ zoom, onZoom, hasGuides, onGuides }: ToolbarProps) {
	const { workspace, t } = useHost();
	const canUndo = useEditor(({ history }) => history.past.length > 0);
	const canRedo = useEditor(({ history }) => history.future.length > 0);
	const travel = useTravel();
	const [isSeen, setIsSeen] = useState(false);
	const next = ZOOMS.find((step) => step > zoom);
	const previous = ZOOMS.findLast((step) => step < zoom);
	return (
		<>
			<div className={styles.bar} role="toolbar" aria-label={t("tools.label")}>
				<ToolButton label={t("tools.undo")} keys="Control+Z" isOff={!canUndo} onPress={() => travel("undo")}>
					<path d="M8 6 3.5 10.5 8 15M4 10.5h10a5.5 5.5 0 0 1 0 11h-2" />
				</ToolButton>
				<ToolButton
					label={t("tools.redo")}
					keys="Control+Shift+Z"
					isOff={!canRedo}
					onPress={() => travel("redo")}
				>
					<path d="m16 6 4.5 4.5L16 15m4-4.5H10a5.5 5.5 0 0 0 0 11h2" />
				</ToolButton>
				<fieldset className={styles.zoom}>
					<legend className="visually-hidden">{t("tools.zoom")}</legend>
					<ToolButton
						label={t("tools.zoomOut")}
						isOff={previous === undefined}
						onPress={() => onZoom(previous ?? 1)}
					>
						<path d="M4.5 12h15" />
					</ToolButton>
					<button type="button" className={styles.text} title={t("tools.zoomFit")} onClick={() => onZoom(1)}>
						{t("tools.zoomValue", { percent: Math.round(zoom * 100) })}
						<span className="visually-hidden">, {t("tools.zoomFit")}</span>
					</button>
					<ToolButton
						label={t("tools.zoomIn")}
						isOff={next === undefined}
						onPress={() => onZoom(next ?? zoom)}
					>
						<path d="M12 4.5v15M4.5 12h15" />
					</ToolButton>
				</fieldset>
				<button
					type="button"
					className={styles.text}
					aria-pressed={hasGuides}
					onClick={() => onGuides(!hasGuides)}
				>
					<span className={styles.check}>{hasGuides ? <Icon name="check" size={16} /> : null}</span>
					<span className={styles.sign}>
						<Sign>
							<path d="M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8.5 8.5h7v7h-7z" />
						</Sign>
					</span>
					<span className={styles.word}>{t("tools.guides")}</span>
				</button>
				{workspace.preview ? (
					<button type="button" className={styles.text} onClick={() => setIsSeen(true)}>
						<span className={styles.sign}>
							<Sign>
								<path d="M4 4.5 11.5 7v13.5L4 18zM11.5 7 20 4.5V18l-8.5 2.5" />
							</Sign>
						</span>
						<span className={styles.word}>{t("tools.see")}</span>
					</button>
				) : null}
			</div>
			{isSeen ? (
				<LaterPart>{({ FinishedDialog }) => <FinishedDialog onClose={() => setIsSeen(false)} />}</LaterPart>
			) : null}
		</>
	);
}

interface ToolButtonProps {
	readonly label: string;
	readonly keys?: string;
	readonly isOff: boolean;
	readonly onPress: () => void;
	readonly children: ReactNode;
}

/** Stays focusable when there is nothing to do, so that the focus is not lost by the last undo. */
function ToolButton({ label, keys, isOff, onPress, children }: ToolButtonProps) {
	return (
		<IconButton
			label={label}
			title={label}
			aria-keyshortcuts={keys}
			aria-disabled={isOff}
			onClick={() => {
				if (!isOff) onPress();
			}}
		>
			<Sign>{children}</Sign>
		</IconButton>
	);
}
