import { buttonClass, TextField } from "@offizin/ui";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import styles from "./option-field.module.css";
import type { OptionView } from "./option-view.server.ts";
import { freeSize, HEIGHT_FIELD, WIDTH_FIELD } from "./read-choices.ts";

export interface FreeSizeProps {
	readonly optionKey: string;
	readonly free: NonNullable<OptionView["free"]>;
	readonly onChoose: (value: string) => void;
}

/** Any width and height within the limits of what is chosen. */
export function FreeSize({ optionKey, free, onChoose }: FreeSizeProps) {
	const t = useTranslations("panel");
	const width = useRef<HTMLInputElement>(null);
	const height = useRef<HTMLInputElement>(null);
	const { short, long } = free;
	const helpId = `${optionKey}-mass`;
	const take = (event: KeyboardEvent | MouseEvent) => {
		event.preventDefault();
		const size = freeSize(width.current?.value ?? "", height.current?.value ?? "");
		if (size !== undefined) onChoose(size);
	};
	const field = {
		inputMode: "numeric",
		autoComplete: "off",
		onKeyDown: (event: KeyboardEvent) => {
			if (event.key === "Enter") take(event);
		},
	} as const;
	return (
		<fieldset className={styles.free} aria-label={t("freeSize")} aria-describedby={helpId}>
			<TextField
				ref={width}
				label={t("width")}
				name={`${optionKey}${WIDTH_FIELD}`}
				defaultValue={free.width}
				{...field}
			/>
			<TextField
				ref={height}
				label={t("height")}
				name={`${optionKey}${HEIGHT_FIELD}`}
				defaultValue={free.height}
				{...field}
			/>
			<button type="submit" className={buttonClass("secondary")} onClick={take}>
				{t("takeSize")}
			</button>
			<p id={helpId}>
				{t("limits", {
					shortMin: short.min,
					shortMax: short.max,
					longMin: long.min,
					longMax: long.max,
				})}
			</p>
		</fieldset>
	);
}
