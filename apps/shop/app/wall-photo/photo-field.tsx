import { buttonClass } from "@offizin/ui";
import { useId } from "react";
import { useChosenFiles } from "#app/uploads/use-chosen-files.ts";
import styles from "./photo-field.module.css";

/** A button that opens the photos of a device. */
export function PhotoField({
	id,
	text,
	kind,
	isBusy,
	className,
	form,
	isMany = false,
	onFiles,
}: {
	/** Of what takes the focus. */
	readonly id?: string;
	readonly text: string;
	readonly kind: "primary" | "secondary" | "quiet";
	readonly isBusy: boolean;
	readonly className?: string | undefined;
	/** Id of the form that sends it without script. */
	readonly form?: string;
	/** Whether several may be chosen at once. */
	readonly isMany?: boolean;
	readonly onFiles: (files: readonly File[]) => void;
}) {
	const ownId = useId();
	const field = id ?? ownId;
	const chosen = useChosenFiles(onFiles);
	return (
		<label
			className={buttonClass(kind, `${styles.file} ${className ?? ""}`)}
			aria-disabled={isBusy}
			htmlFor={field}
		>
			{text}
			<input
				id={field}
				type="file"
				name="file"
				multiple={isMany}
				form={form}
				accept="image/*,.heic,.heif,.avif"
				{...chosen}
			/>
		</label>
	);
}
