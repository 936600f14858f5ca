import type { Finding } from "@offizin/design";
import { Icon, IconButton, ScrollArea } from "@offizin/ui";
import { type CSSProperties, useEffect, useRef } from "react";
import { useEditor, useHost } from "../editor-context.tsx";
import { ProofPage } from "./proof-page.tsx";
import styles from "./proof-zoom.module.css";
import { useZoom } from "./use-zoom.ts";

export interface ProofZoomProps {
	readonly pageKey: string;
	readonly samples: readonly Finding[];
	readonly onPage: (key: string) => void;
	readonly onClose: () => void;
}

/** One page over the whole screen, as near as one likes: by two fingers, the wheel, a double tap, keys or buttons. */
export function ProofZoom({ pageKey, samples, onPage, onClose }: ProofZoomProps) {
	const { names, t } = useHost();
	const keys = useEditor(({ document }) => document.pages.map(({ key }) => key).join(" ")).split(" ");
	const dialog = useRef<HTMLDialogElement>(null);
	const { area, zoom, step, reset, handlers } = useZoom();
	useEffect(() => dialog.current?.showModal(), []);
	const page = names.page[pageKey] ?? pageKey;
	const place = keys.indexOf(pageKey);
	const turn = (way: 1 | -1) => {
		const next = keys[place + way];
		if (next === undefined) return;
		reset();
		onPage(next);
	};
	return (
		<dialog
			ref={dialog}
			className={styles.dialog}
			aria-label={page}
			onClose={onClose}
			closedby="closerequest"
		>
			<div className={styles.bar}>
				<p className={styles.name} aria-live="polite">
					{page}
				</p>
				<IconButton label={t("proof.smaller")} disabled={zoom <= 1} onClick={() => step(-1)}>
					<Icon name="minus" size={20} />
				</IconButton>
				<output className={styles.zoom}>{t("proof.zoom", { percent: Math.round(zoom * 100) })}</output>
				<IconButton label={t("proof.larger")} onClick={() => step(1)}>
					<Icon name="plus" size={20} />
				</IconButton>
				<IconButton label={t("proof.previous")} disabled={place === 0} onClick={() => turn(-1)}>
					<span className={styles.previous}>
						<Icon name="down" size={20} />
					</span>
				</IconButton>
				<IconButton label={t("proof.next")} disabled={place === keys.length - 1} onClick={() => turn(1)}>
					<span className={styles.next}>
						<Icon name="down" size={20} />
					</span>
				</IconButton>
				<IconButton label={t("panel.close")} onClick={() => dialog.current?.close()}>
					<Icon name="close" size={20} />
				</IconButton>
			</div>
			<ScrollArea ref={area} className={styles.area} label={page} {...handlers}>
				<div className={styles.sheet} style={{ "--zoom": zoom } as CSSProperties}>
					<ProofPage pageKey={pageKey} samples={samples} name="near" className={styles.page} />
				</div>
			</ScrollArea>
		</dialog>
	);
}
