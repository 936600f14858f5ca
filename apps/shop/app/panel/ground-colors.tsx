import styles from "./ground-colors.module.css";
import { GROUND_FIELD } from "./read-choices.ts";

export interface GroundColor {
	readonly srgb: string;
	readonly name: string;
}

/** Colours side by side, one of which is chosen. */
export function GroundColors({
	colors,
	chosen,
	onChoose,
}: {
	readonly colors: readonly GroundColor[];
	/** "#rrggbb" */
	readonly chosen: string;
	readonly onChoose: (srgb: string) => void;
}) {
	return (
		<div className={styles.colors}>
			{colors.map(({ srgb, name }) => (
				<label key={srgb} className={styles.color} title={name}>
					<input
						type="radio"
						name={GROUND_FIELD}
						aria-label={name}
						value={srgb.slice(1)}
						checked={srgb === chosen}
						onChange={() => onChoose(srgb)}
					/>
					<span style={{ background: srgb }} />
				</label>
			))}
		</div>
	);
}
