import { LONGEST_IMAGE_EDGE } from "@offizin/content";
import type { ContentAsset } from "@offizin/contract";
import { Button, FieldGroup, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { copyText } from "#app/controls/copy-text.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./assets.module.css";

interface Told {
	readonly url: string;
	readonly isCopied: boolean;
}

/** Gives away the address of a picture in any size, so that other sites and mails can show it. */
export function PictureAddress({ asset }: { readonly asset: Pick<ContentAsset, "id"> }) {
	const t = useTranslations("content.assets.address");
	const { doors } = useContentPlace();
	const [size, setSize] = useState({ width: "", height: "" });
	const [told, setTold] = useState<Told>();
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function copy(event: FormEvent) {
		event.preventDefault();
		const answer = await doors.picture(asset.id, { width: Number(size.width), height: Number(size.height) });
		setRefusal(answer.ok ? undefined : answer.error);
		if (!answer.ok) return setTold(undefined);
		const { url } = answer.value;
		setTold({ url, isCopied: await copyText(url) });
	}

	return (
		<form onSubmit={(event) => void copy(event)}>
			<FieldGroup legend={t("title")} className={styles.address}>
				<p className={styles.hint}>{t("explained")}</p>
				{(["width", "height"] as const).map((edge) => (
					<TextField
						key={edge}
						type="number"
						min={1}
						max={LONGEST_IMAGE_EDGE}
						label={t(edge)}
						value={size[edge]}
						onChange={(event) => setSize({ ...size, [edge]: event.target.value })}
					/>
				))}
				<Button type="submit" kind="secondary">
					{t("copy")}
				</Button>
				<p role="status" className={styles.told}>
					{told ? t(told.isCopied ? "copied" : "toCopy", { url: told.url }) : ""}
				</p>
				{refusal ? <Refusal refusal={refusal} /> : null}
			</FieldGroup>
		</form>
	);
}
