import { buttonClass } from "@offizin/ui";
import styles from "./prints-page.module.css";

export interface ChooseMoreProps {
	readonly kind?: "primary" | "secondary";
	readonly label: string;
	readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the file dialog, on phones the camera roll. */
export function ChooseMore({ kind = "secondary", label, onFiles }: ChooseMoreProps) {
	return (
		<label className={buttonClass(kind, styles.file)}>
			{label}
			<input
				type="file"
				multiple
				accept="image/*,.heic,.heif,.avif"
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					currentTarget.value = "";
					if (files.length > 0) onFiles(files);
				}}
			/>
		</label>
	);
}
