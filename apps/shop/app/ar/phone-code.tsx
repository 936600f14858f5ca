import { sharingRoutes } from "@offizin/contract/sharing";
import { encodeQr } from "@offizin/design";
import { Button, Notice, Title } from "@offizin/ui";
import type { Um } from "@offizin/units";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { call } from "#app/call.ts";
import { HUNG_FIELD } from "#app/shared-design/hung-field.ts";
import styles from "./ar-dialog.module.css";

export interface PhoneCodeProps {
	/** The query that the page shows the picture by. */
	readonly query: string;
	/** The design that the visitor's own photo lies in. */
	readonly designId: string | undefined;
}

/**
 * The picture on a phone: an address that anybody may have tells how it is made. The photo is its owner's alone, so a link that
 * opens the design is made only when it is asked for.
 */
export function PhoneCode({ query, designId }: PhoneCodeProps) {
	const t = useTranslations("ar");
	const chosen = withoutDesign(query);
	const title = useId();
	const [opening, setOpening] = useState<string>();
	const [isMaking, setMaking] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const code = designId === undefined ? codeOf(new URL(`?${chosen}`, location.href).href) : opening;

	async function make(id: string): Promise<void> {
		setMaking(true);
		setRefusal(undefined);
		const made = await call(sharingRoutes.makeDesignLink, {
			params: { id },
			body: { kind: "link", purpose: "open" },
		});
		setMaking(false);
		if (made.ok) setOpening(codeOf(`${made.value.url}?${HUNG_FIELD}=${encodeURIComponent(chosen)}`));
		else setRefusal(made.error.message);
	}

	return (
		<section className={styles.code} aria-labelledby={title}>
			<Title level={3} size="small" id={title}>
				{t("code")}
			</Title>
			<p>{t(designId === undefined ? "withoutPhoto" : "withPhoto")}</p>
			{code ? (
				<svg className={styles.matrix} viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={t("code")}>
					<path d={code} />
				</svg>
			) : null}
			<div aria-live="polite">{code ? <p>{t("scan")}</p> : null}</div>
			{refusal === undefined ? null : (
				<Notice kind="bad" role="alert">
					{refusal || t("refused")}
				</Notice>
			)}
			{designId !== undefined && opening === undefined ? (
				<Button kind="secondary" isLoading={isMaking} onClick={() => void make(designId)}>
					{t("make")}
				</Button>
			) : null}
		</section>
	);
}

/** How a picture is made, without whose it is. */
function withoutDesign(query: string): string {
	const params = new URLSearchParams(query);
	params.delete("design");
	return params.toString();
}

/** Whole numbers, and few of them; so many modules are enough for the longest address. */
const SIDE = 1000 as Um;

function codeOf(address: string): string {
	const code = encodeQr(address, "L");
	if (!code.ok) throw new Error(`An address of ${address.length} letters fits into no code`);
	return code.value.path(SIDE);
}
