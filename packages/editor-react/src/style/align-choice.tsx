import { useHost } from "../editor-context.tsx";
import styles from "./style-bar.module.css";

const shapes = {
	left: "M4 6h16M4 12h9M4 18h13",
	center: "M4 6h16M7.5 12h9M5.5 18h13",
	right: "M4 6h16M11 12h9M7 18h13",
} as const;
type Align = keyof typeof shapes;
const aligns = Object.keys(shapes) as Align[];

export interface AlignChoiceProps {
	readonly chosen: Align;
	readonly onChoose: (align: Align) => void;
}

export function AlignChoice({ chosen, onChoose }: AlignChoiceProps) {
	const { t } = useHost();
	return (
		<fieldset className={styles.inks}>
			<legend className="visually-hidden">{t("style.align")}</legend>
			{aligns.map((align) => (
				<label key={align} className={styles.align} title={t(`style.${align}`)}>
					<input
						type="radio"
						name="editor-align"
						className="visually-hidden"
						aria-label={t(`style.${align}`)}
						checked={align === chosen}
						onChange={() => onChoose(align)}
					/>
					<svg
						viewBox="0 0 24 24"
						width="20"
						height="20"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.5"
						aria-hidden="true"
					>
						<path d={shapes[align]} />
					</svg>
				</label>
			))}
		</fieldset>
	);
}
