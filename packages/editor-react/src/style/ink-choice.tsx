import { type Ink, paintOf } from "@offizin/design";
import { refinementOf } from "@offizin/formats";
import { useEditor, useHost, useInkColors } from "../editor-context.tsx";
import styles from "./style-bar.module.css";

export interface InkChoiceProps {
	readonly inks: readonly Ink[];
	readonly chosen: Ink;
	readonly onChoose: (ink: Ink) => void;
}

/** The inks of the theme as swatches; foil as the metal of the chosen refinement. */
export function InkChoice({ inks, chosen, onChoose }: InkChoiceProps) {
	const { names, t } = useHost();
	const refinement = useEditor(({ document }) => refinementOf(document.configuration));
	const swatches = useEditor(({ document }) => document.swatches);
	const colors = useInkColors();
	return (
		<fieldset className={styles.inks}>
			<legend className="visually-hidden">{t("style.ink")}</legend>
			{inks.map((ink) => {
				const paint = paintOf({ swatches }, ink, { refinement, colors });
				const key = swatches[ink.swatch]?.name ?? ink.swatch;
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
