import type { AssetValue } from "@offizin/content";
import { Button, ButtonRow, FieldGroup, TextField } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AssetPicker } from "#app/content/assets/asset-picker.tsx";
import { FocusInput } from "#app/content/assets/focus-input.tsx";
import { isShopPicture, thumbnail } from "#app/content/thumbnail.ts";
import { assetField, changedAsset, readAsset } from "./asset-value.ts";
import type { FieldInputProps } from "./field-props.ts";
import styles from "./fields.module.css";

/** A file of the space, with what is said about it in this place. */
export function AssetInput({ label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.fields");
	const [isPicking, setIsPicking] = useState(false);
	const asset = readAsset(value);
	const change = (part: Partial<AssetValue>) => onChange(changedAsset(value, part));
	const picture = thumbnail(asset.filename);
	return (
		<FieldGroup legend={label} error={error} className={styles.parts}>
			{picture !== undefined && isShopPicture(picture) ? (
				<img className={styles.picture} src={picture} alt="" />
			) : null}
			{picture !== undefined && !isShopPicture(picture) ? (
				<FocusInput
					picture={asset.filename}
					focus={asset.focus}
					isReadOnly={isReadOnly}
					onChange={(focus) => change({ focus })}
				/>
			) : null}
			{asset.filename === "" ? null : <p className={styles.fileName}>{asset.name || asset.filename}</p>}
			{isReadOnly ? null : (
				<ButtonRow>
					<Button kind="secondary" onClick={() => setIsPicking(true)}>
						{t(asset.filename === "" ? "chooseFile" : "chooseOther")}
					</Button>
					{asset.filename === "" ? null : (
						<Button kind="quiet" onClick={() => onChange(assetField(undefined))}>
							{t("removeFile")}
						</Button>
					)}
				</ButtonRow>
			)}
			{picture === undefined ? null : (
				<TextField
					data-part="alt"
					label={t("alt")}
					help={t("altHelp")}
					value={asset.alt}
					readOnly={isReadOnly}
					onChange={(event) => change({ alt: event.target.value })}
				/>
			)}
			<AssetPicker
				isOpen={isPicking}
				onClose={() => setIsPicking(false)}
				onPick={(picked) => {
					setIsPicking(false);
					onChange(assetField(picked));
				}}
			/>
		</FieldGroup>
	);
}
