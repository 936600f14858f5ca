import type { ContentStoryItem } from "@offizin/contract";
import { SelectField } from "@offizin/ui";
import { useTranslations } from "use-intl";

interface FolderFieldProps {
	readonly folders: readonly ContentStoryItem[];
	/** 0 is the top. */
	readonly value: number;
	readonly onChange: (folder: number) => void;
}

/** Where a page lies: one of the folders that are open in the tree, or the top. */
export function FolderField({ folders, value, onChange }: FolderFieldProps) {
	const t = useTranslations("content.pages");
	return (
		<SelectField
			label={t("inFolder")}
			value={value}
			onChange={(event) => onChange(Number(event.target.value))}
		>
			<option value={0}>{t("top")}</option>
			{folders.map(({ id, full_slug }) => (
				<option key={id} value={id}>
					/{full_slug}
				</option>
			))}
		</SelectField>
	);
}
