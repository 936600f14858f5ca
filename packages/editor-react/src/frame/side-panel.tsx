import { isComing } from "@offizin/editor";
import { Icon, Notice } from "@offizin/ui";
import { type KeyboardEvent, useId, useState } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { useLater } from "../later/later-context.tsx";
import { LaterPart } from "../later/later-part.tsx";
import type { PanelKey } from "../workspace.ts";
import styles from "./side-panel.module.css";
import { TextsPanel } from "./texts-panel.tsx";

/** The texts are there from the start; the other panels are fetched. */
const fetched = {
	photo: "PhotoPanel",
	elements: "ElementsPanel",
	check: "CheckPanel",
	rights: "RightsPanel",
} as const;

/** The panels: beside the page as tabs, on a phone as sheets from below over one row at the thumb. */
export function SidePanel({ quantity }: { readonly quantity: number }) {
	const { photos } = useEditing();
	const { workspace, t } = useHost();
	const keys = workspace.panels;
	const later = useLater();
	const id = useId();
	const [current, setCurrent] = useState<PanelKey>(keys[0]);
	const [isSheetOpen, setIsSheetOpen] = useState(false);
	const isPhotoComing = useEditor(({ incoming }) => incoming.some(isComing));

	function press(event: KeyboardEvent<HTMLButtonElement>): void {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = keys[(keys.indexOf(current) + step + keys.length) % keys.length] ?? current;
		setCurrent(next);
		document.getElementById(`${id}-${next}`)?.focus();
	}

	return (
		<aside className={styles.side} data-open={isSheetOpen || undefined} aria-label={t("panel.label")}>
			<div className={styles.tabs} role="tablist">
				{keys.map((key) => (
					<button
						key={key}
						id={`${id}-${key}`}
						type="button"
						role="tab"
						className={styles.tab}
						aria-selected={key === current}
						aria-controls={`${id}-panel`}
						tabIndex={key === current ? 0 : -1}
						onKeyDown={press}
						onClick={() => {
							setIsSheetOpen(key !== current || !isSheetOpen);
							setCurrent(key);
						}}
					>
						{t(`panel.${key}`)}
						{key === "check" && later.parts ? <later.parts.FindingCount /> : null}
						{key === "photo" && isPhotoComing ? <span className={styles.busy} aria-hidden="true" /> : null}
					</button>
				))}
			</div>
			<div
				key={current}
				id={`${id}-panel`}
				className={styles.panel}
				role="tabpanel"
				aria-labelledby={`${id}-${current}`}
			>
				<button
					type="button"
					className={styles.close}
					aria-label={t("panel.close")}
					onClick={() => setIsSheetOpen(false)}
				>
					<Icon name="close" size={20} />
				</button>
				{photos.message ? (
					<Notice kind={photos.message.kind} role="alert">
						{photos.message.text}
					</Notice>
				) : null}
				{current === "texts" ? (
					<TextsPanel />
				) : (
					<LaterPart>
						{(parts) => {
							if (current === "options") return <parts.OptionsPanel quantity={quantity} />;
							const Panel = parts[fetched[current]];
							return <Panel />;
						}}
					</LaterPart>
				)}
			</div>
		</aside>
	);
}
