import type { ContentAsset } from "@offizin/contract";
import { Button, ButtonRow, Fact, Facts, Panel, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { RemovalDialog } from "#app/content/removal-dialog.tsx";
import { thumbnail } from "#app/content/thumbnail.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./assets.module.css";
import { FocusInput } from "./focus-input.tsx";
import { PictureAddress } from "./picture-address.tsx";

interface AssetDetailsProps {
	readonly asset: ContentAsset;
	readonly onChanged: (asset: ContentAsset) => void;
	readonly onRemoved: () => void;
}

const texts = ["alt", "title", "copyright", "source"] as const;

/** What is said about a file wherever nothing else is, and where it is shown when it is to go. */
export function AssetDetails({ asset, onChanged, onRemoved }: AssetDetailsProps) {
	const t = useTranslations("content.assets");
	const { figure } = useFormats();
	const { doors, mayEdit } = useContentPlace();
	const [typed, setTyped] = useState(asset);
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const [isSaved, setIsSaved] = useState(false);
	const [isRemoving, setIsRemoving] = useState(false);

	async function save(event: FormEvent) {
		event.preventDefault();
		const { alt, title, copyright, source, focus } = typed;
		const answer = await doors.saveAsset(asset.id, { alt, title, copyright, source, focus });
		setRefusal(answer.ok ? undefined : answer.error);
		setIsSaved(answer.ok);
		if (answer.ok) onChanged(answer.value.asset);
	}

	return (
		<Panel title={asset.name} className={styles.details}>
			{thumbnail(asset.filename) ? (
				<FocusInput
					picture={asset.filename}
					focus={typed.focus}
					isReadOnly={!mayEdit}
					onChange={(focus) => setTyped({ ...typed, focus })}
				/>
			) : null}
			<Facts layout="beside">
				{asset.width && asset.height ? (
					<Fact term={t("size")}>{t("pixels", { width: asset.width, height: asset.height })}</Fact>
				) : null}
				<Fact term={t("weight")}>
					{t("kilobytes", { figure: figure(Math.ceil(asset.content_length / 1024)) })}
				</Fact>
			</Facts>
			<form className={styles.details} onSubmit={(event) => void save(event)}>
				{texts.map((text) => (
					<TextField
						key={text}
						label={t(`text.${text}`)}
						help={text === "alt" ? t("altHelp") : undefined}
						value={typed[text]}
						readOnly={!mayEdit}
						onChange={(event) => setTyped({ ...typed, [text]: event.target.value })}
					/>
				))}
				{mayEdit ? (
					<ButtonRow>
						<Button type="submit">{t("save")}</Button>
						<Button kind="secondary" onClick={() => setIsRemoving(true)}>
							{t("remove")}
						</Button>
					</ButtonRow>
				) : null}
				<p role="status">{isSaved ? t("saved") : ""}</p>
			</form>
			{mayEdit && asset.width && asset.height ? <PictureAddress asset={asset} /> : null}
			{isRemoving ? (
				<RemovalDialog
					title={t("removeTitle", { name: asset.name })}
					missedBy={(count) => t("usedBy", { count })}
					remove={(isForced) => doors.deleteAsset(asset.id, isForced)}
					onDone={onRemoved}
					onClose={() => setIsRemoving(false)}
				>
					{t("removeExplained")}
				</RemovalDialog>
			) : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
		</Panel>
	);
}
