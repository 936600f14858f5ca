import { Button, Dialog, Notice } from "@offizin/ui";
import { useState } from "react";
import { useHost } from "../editor-context.tsx";
import type { UploadServices } from "../services.ts";
import styles from "./tray-sources.module.css";
import { usePhonePass } from "./use-phone-pass.ts";

interface PhoneDialogProps {
	readonly uploads: UploadServices;
	readonly onClose: () => void;
}

/** A code to scan with a phone, and what comes from there as long as it is open. */
export function PhoneDialog({ uploads, onClose }: PhoneDialogProps) {
	const { t } = useHost();
	const [attempt, setAttempt] = useState(0);
	const { pass, isOver, coming, come, failure } = usePhonePass(uploads, attempt);
	const isPreparing = !pass && !failure;
	const told = isPreparing ? t("fromPhone.preparing") : t("fromPhone.state", { come: come.length, coming });
	return (
		<Dialog title={t("fromPhone.title")} isOpen onClose={onClose}>
			<div className={styles.content}>
				{failure ? (
					<Notice kind="bad" role="alert">
						{failure}
					</Notice>
				) : null}
				{isOver ? <Notice role="status">{t("fromPhone.over")}</Notice> : null}
				{pass && !isOver ? (
					<>
						<p>{t("fromPhone.hint")}</p>
						<div className={styles.code}>
							<svg
								viewBox={`0 0 ${pass.qr.side} ${pass.qr.side}`}
								role="img"
								aria-label={t("fromPhone.code")}
							>
								<path d={pass.qr.path} />
							</svg>
							<p className={styles.address}>{pass.url.replace(/^https?:\/\//, "")}</p>
						</div>
					</>
				) : null}
				<p role="status">{told}</p>
				{come.length > 0 ? (
					<ul className={styles.come}>
						{come.map((id) => (
							<li key={id}>
								<img src={uploads.photoThumb(id)} alt="" width="84" height="84" />
							</li>
						))}
					</ul>
				) : null}
				<div className={styles.buttons}>
					<Button onClick={onClose}>{t("fromPhone.done")}</Button>
					{isOver || (failure && !pass) ? (
						<Button kind="secondary" onClick={() => setAttempt(attempt + 1)}>
							{t("fromPhone.again")}
						</Button>
					) : null}
				</div>
			</div>
		</Dialog>
	);
}
