import { Notice } from "@offizin/ui";
import { useState } from "react";
import type { DesignEditorProps } from "../design-editor-props.ts";
import { useHost } from "../editor-context.tsx";
import { Desk } from "./desk.tsx";
import { PageStrip } from "./page-strip.tsx";
import styles from "./workbench.module.css";

/** A design that may only be looked at: its pages, and why. Nothing here changes anything. */
export function ReadOnlyBench({ name, backLink, firstPage }: DesignEditorProps) {
	const { t } = useHost();
	const [zoom, setZoom] = useState(1);
	return (
		<div className={`${styles.bench} ${styles.quiet}`}>
			<header className={styles.head}>
				<div className={styles.back}>{backLink}</div>
				<h1 className={styles.title}>{name}</h1>
				<button
					type="button"
					className={styles.look}
					aria-pressed={zoom > 1}
					onClick={() => setZoom(zoom > 1 ? 1 : 2)}
				>
					{t(zoom > 1 ? "tools.zoomFit" : "tools.zoomIn")}
				</button>
			</header>
			<div className={styles.stage}>
				<Notice kind="plain">
					<p>{t("readOnly.reason")}</p>
				</Notice>
				<Desk zoom={zoom} hasGuides={false} firstPage={firstPage} />
				<PageStrip />
			</div>
		</div>
	);
}
