import { buttonClass } from "@offizin/ui";
import { useChosenFiles } from "#app/uploads/use-chosen-files.ts";
import styles from "./prints-page.module.css";

export interface ChooseMoreProps {
	readonly kind?: "primary" | "secondary";
	readonly label: string;
	readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the file dialog, on phones the camera roll. */
export function ChooseMore({ kind = "secondary", label, onFiles }: ChooseMoreProps) {
	const chosen = useChosenFiles(onFiles);
	return (
		<label className={buttonClass(kind, styles.file)}>
			{label}
			<input type="file" multiple accept="image/*,.heic,.heif,.avif" {...chosen} />
		</label>
	);
}
