import { Button, ButtonRow, FieldGroup } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AssetPicker } from "#app/content/assets/asset-picker.tsx";
import { AssetInput } from "./asset-input.tsx";
import { assetField } from "./asset-value.ts";
import type { FieldInputProps } from "./field-props.ts";

/** Several files, in their order. */
export function AssetListInput(props: FieldInputProps) {
	const { label, value, isReadOnly, error, onChange } = props;
	const t = useTranslations("content.fields");
	const [isPicking, setIsPicking] = useState(false);
	const files = Array.isArray(value) ? value : [];
	return (
		<FieldGroup legend={label} error={error}>
			{files.map((file, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand there twice
				<div key={`${file.id}-${index}`}>
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
				onPick={(picked) => {
					setIsPicking(false);
					onChange([...files, assetField(picked)]);
				}}
			/>
		</FieldGroup>
	);
}
