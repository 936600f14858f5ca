import { Button, Notice } from "@offizin/ui";
import { useState } from "react";
import { useEditing, useHost } from "../editor-context.tsx";
import type { UploadServices } from "../services.ts";
import { usePart } from "../use-part.ts";
import styles from "./tray-sources.module.css";

const fetchWindows = async () => await import("./source-windows.ts");

/** Other ways into the tray than the files of this device; their windows come when they are asked for. */
export function TraySources({ uploads }: { readonly uploads: UploadServices }) {
	const { isReady } = useEditing();
	const { t } = useHost();
	const { part: windows, hasFailed, load } = usePart(fetchWindows);
	const [open, setOpen] = useState<"phone" | "own" | null>(null);
	const show = (which: "phone" | "own") => () => {
		setOpen(which);
		void load();
	};
	const close = () => setOpen(null);
	return (
		<>
			<div className={styles.ways}>
				<Button
					kind="quiet"
					className={styles.phone}
					disabled={!isReady}
					aria-haspopup="dialog"
					onClick={show("phone")}
				>
					{t("fromPhone.open")}
				</Button>
				<Button kind="quiet" disabled={!isReady} aria-haspopup="dialog" onClick={show("own")}>
					{t("ownPhotos.open")}
				</Button>
			</div>
			{open && hasFailed ? (
				<Notice kind="bad" role="alert">
					{t("editor.laterFailed")}
				</Notice>
			) : null}
			{windows && open === "phone" ? <windows.PhoneDialog uploads={uploads} onClose={close} /> : null}
			{windows && open === "own" ? <windows.OwnPhotosDialog uploads={uploads} onClose={close} /> : null}
		</>
	);
}
