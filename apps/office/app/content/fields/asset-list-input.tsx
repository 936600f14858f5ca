import { isList } from "@offizin/content";
import { Button, ButtonRow, FieldGroup } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AssetPicker } from "#app/content/assets/asset-picker.tsx";
import { AssetInput } from "./asset-input.tsx";
import { assetField, fileKeys } from "./asset-value.ts";
import type { FieldInputProps } from "./field-props.ts";
import styles from "./fields.module.css";

/** Several files, in their order. */
export function AssetListInput(props: FieldInputProps) {
	const { label, value, isReadOnly, error, onChange } = props;
	const t = useTranslations("content.fields");
	const [isPicking, setIsPicking] = useState(false);
	const files = isList(value) ? value : [];
	const keys = fileKeys(files);
	return (
		<FieldGroup legend={label} error={error} className={styles.parts}>
			{files.map((file, index) => (
				<div key={keys[index]}>
					<AssetInput
						{...props}
						label={t("fileOf", { index: index + 1, count: files.length })}
						value={file}
						error={undefined}
						onChange={(changed) => onChange(files.with(index, changed))}
					/>
					{isReadOnly ? null : (
						<ButtonRow>
							<Button
								kind="quiet"
								disabled={index === 0}
								onClick={() => onChange(files.toSpliced(index, 1).toSpliced(index - 1, 0, file))}
							>
								{t("earlier")}
							</Button>
							<Button kind="quiet" onClick={() => onChange(files.toSpliced(index, 1))}>
								{t("removeFromList")}
							</Button>
						</ButtonRow>
					)}
				</div>
			))}
			{isReadOnly ? null : (
				<Button kind="secondary" onClick={() => setIsPicking(true)}>
					{t("addFile")}
				</Button>
			)}
			<AssetPicker
				isOpen={isPicking}
				onClose={() => setIsPicking(false)}
				onPick={(...picked) => {
					setIsPicking(false);
					onChange([...files, ...picked.map(assetField)]);
				}}
			/>
		</FieldGroup>
	);
}
