import { buttonClass } from "@offizin/ui";
import { useEffect, useId, useRef } from "react";
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
	const input = useRef<HTMLInputElement>(null);
	const take = useRef<() => void>(() => undefined);
	take.current = () => {
		const files = [...(input.current?.files ?? [])];
		if (input.current) input.current.value = "";
		if (files.length > 0) onFiles(files);
	};
	// Chosen before the page was alive.
	useEffect(() => take.current(), []);
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
				ref={input}
				onChange={() => take.current()}
			/>
		</label>
	);
}
