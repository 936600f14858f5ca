import { Icon } from "@offizin/ui";
import { useRef, useState } from "react";
import { useHost } from "../editor-context.tsx";
import { faceOf, useFontFaces } from "../use-font-faces.ts";
import styles from "./style-bar.module.css";

export interface FontChoiceProps {
	readonly fonts: readonly string[];
	readonly chosen: string;
	readonly onChoose: (font: string) => void;
}

/** The fonts of the theme, each name in its own font once the list is opened. */
export function FontChoice({ fonts, chosen, onChoose }: FontChoiceProps) {
	const { names, t } = useHost();
	const [isOpen, setIsOpen] = useState(false);
	const details = useRef<HTMLDetailsElement>(null);
	const shown = useFontFaces(fonts, isOpen);
	const nameOf = (font: string) => names.font[font] ?? font;

	function close(): void {
		const box = details.current;
		if (!box?.open) return;
		box.open = false;
		box.querySelector("summary")?.focus();
	}

	return (
		<details
			ref={details}
			className={styles.fonts}
			onToggle={(event) => setIsOpen(event.currentTarget.open)}
			onKeyDown={(event) => {
				if (event.key !== "Escape" || !details.current?.open) return;
				event.stopPropagation();
				close();
			}}
			onBlur={(event) => {
				const isInside = event.currentTarget.contains(event.relatedTarget);
				if (!isInside && event.relatedTarget !== null) event.currentTarget.open = false;
			}}
		>
			<summary className={styles.button} aria-label={`${t("style.font")}: ${nameOf(chosen)}`}>
				<span className={styles.fontName}>{nameOf(chosen)}</span>
				<Icon name="down" size={16} />
			</summary>
			<fieldset className={styles.fontList}>
				<legend className="visually-hidden">{t("style.font")}</legend>
				{fonts.map((font) => (
					<label
						key={font}
						className={styles.font}
						style={shown.has(font) ? { fontFamily: `"${faceOf(font)}"` } : {}}
					>
						<input
							type="radio"
							name="editor-font"
							checked={font === chosen}
							onChange={() => onChoose(font)}
							onClick={(event) => {
								if (event.detail > 0) close();
							}}
						/>
						{nameOf(font)}
					</label>
				))}
			</fieldset>
		</details>
	);
}
