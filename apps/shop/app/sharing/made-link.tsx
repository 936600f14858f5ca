import type { makeDesignLink, RouteOutput } from "@offizin/contract";
import { Button, TextField } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./share-dialog.module.css";
import { useDays } from "./use-days.ts";

interface MadeLinkProps {
	readonly made: RouteOutput<typeof makeDesignLink>;
}

/** A link or a code that was just made, to be passed on: told once. */
export function MadeLink({ made }: MadeLinkProps) {
	return made.code === null ? <Link made={made} /> : <Code made={made} code={made.code} />;
}

/** In halves, which are read and typed more easily. */
function Code({ made: { url, expiresAt }, code }: MadeLinkProps & { readonly code: string }) {
	const t = useTranslations("sharing");
	const { time } = useDays();
	return (
		<div className={styles.made}>
			<p className={styles.code}>
				<span className="visually-hidden">{t("code.label")} </span>
				{`${code.slice(0, 4)}-${code.slice(4)}`}
			</p>
			<p>
				{t("code.where")} <strong className={styles.address}>{url.replace(/^https?:\/\//, "")}</strong>
			</p>
			<p>{t("code.until", { time: time(expiresAt) })}</p>
		</div>
	);
}

function Link({ made: { url, expiresAt, qr } }: MadeLinkProps) {
	const t = useTranslations("sharing");
	const { day } = useDays();
	const [told, setTold] = useState<"copied" | "copyFailed">();

	async function copy(): Promise<void> {
		try {
			await navigator.clipboard.writeText(url);
			setTold("copied");
		} catch {
			// Without a right to the clipboard, or on a page without TLS.
			setTold("copyFailed");
		}
	}
	async function send(): Promise<void> {
		try {
			await navigator.share({ url });
		} catch (failure) {
			const isGivenUp = failure instanceof DOMException && failure.name === "AbortError";
			if (!isGivenUp) await copy();
		}
	}
	const canShare = typeof navigator.share === "function";
	return (
		<div className={styles.made}>
			<div className={styles.given}>
				<TextField
					label={t("link.label")}
					value={url}
					readOnly
					onFocus={(event) => event.currentTarget.select()}
				/>
				<div className={styles.buttons}>
					{canShare ? <Button onClick={() => void send()}>{t("link.send")}</Button> : null}
					<Button kind={canShare ? "secondary" : "primary"} onClick={() => void copy()}>
						{t("link.copy")}
					</Button>
				</div>
				<p role="status">{told ? t(`link.${told}`) : null}</p>
				<p className={styles.small}>{t("link.until", { day: day(expiresAt) })}</p>
			</div>
			<figure className={styles.qr}>
				<svg viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label={t("link.qr")}>
					<path d={qr.path} />
				</svg>
				<figcaption className={styles.small}>{t("link.qrHint")}</figcaption>
			</figure>
		</div>
	);
}
