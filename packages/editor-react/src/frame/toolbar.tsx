import { Icon, IconButton } from "@offizin/ui";
import type { ReactNode } from "react";
import { useEditor, useHost } from "../editor-context.tsx";
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
	const { t } = useHost();
	const canUndo = useEditor(({ history }) => history.past.length > 0);
	const canRedo = useEditor(({ history }) => history.future.length > 0);
	const travel = useTravel();
	const next = ZOOMS.find((step) => step > zoom);
	const previous = ZOOMS.findLast((step) => step < zoom);
	return (
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
				<ToolButton label={t("tools.zoomIn")} isOff={next === undefined} onPress={() => onZoom(next ?? zoom)}>
					<path d="M12 4.5v15M4.5 12h15" />
				</ToolButton>
			</fieldset>
			<button
				type="button"
				className={styles.text}
				aria-pressed={hasGuides}
				onClick={() => onGuides(!hasGuides)}
			>
				{hasGuides ? <Icon name="check" size={16} /> : null}
				{t("tools.guides")}
			</button>
		</div>
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
			<svg
				viewBox="0 0 24 24"
				width="22"
				height="22"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				strokeLinecap="round"
				strokeLinejoin="round"
				aria-hidden="true"
			>
				{children}
			</svg>
		</IconButton>
	);
}
