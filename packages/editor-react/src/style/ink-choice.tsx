import { type DesignDocument, type Ink, paintOf } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import { useEditor, useHost, useInkColors } from "../editor-context.tsx";
import styles from "./style-bar.module.css";

export interface InkChoiceProps {
	readonly document: DesignDocument;
	readonly chosen: Ink;
	readonly onChoose: (ink: Ink) => void;
}

/** The inks of the theme as swatches; foil as the metal of the chosen refinement. */
export function InkChoice({ document, chosen, onChoose }: InkChoiceProps) {
	const { names, t } = useHost();
	const refinement = useEditor(({ document }) => refinementOf(document.configuration));
	const colors = useInkColors();
	return (
		<fieldset className={styles.inks}>
			<legend className="visually-hidden">{t("style.ink")}</legend>
			{document.choices.inks.map((ink) => {
				const paint = paintOf(document, ink, { refinement, colors });
				const key = document.swatches[ink.swatch]?.name ?? ink.swatch;
				const name = names.swatch[key] ?? key;
				const label = paint.role === "foil" ? t("style.inkFoil", { name }) : name;
				return (
					<label key={`${ink.role}-${ink.swatch}`} className={styles.ink} title={label}>
						<input
							type="radio"
							name="editor-ink"
							className="visually-hidden"
							aria-label={label}
							checked={ink.role === chosen.role && ink.swatch === chosen.swatch}
							onChange={() => onChoose(ink)}
						/>
						<span
							className={styles.swatch}
							data-metal={paint.role === "foil" ? paint.metal : undefined}
							style={paint.role === "process" ? { background: paint.srgb } : {}}
						/>
					</label>
				);
			})}
		</fieldset>
	);
}
