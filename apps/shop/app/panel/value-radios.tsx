import type { CSSProperties } from "react";
import styles from "./option-field.module.css";
import type { Look, OptionView, ValueView } from "./option-view.server.ts";
import { reasonId } from "./reasons.tsx";
import { ValueFace } from "./value-face.tsx";

export interface ValuesProps {
	readonly option: OptionView;
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
}

const looks: Readonly<Partial<Record<Look, string | undefined>>> = {
	chips: styles.chips,
	metals: styles.chips,
	swatches: styles.swatches,
	envelopes: styles.swatches,
	tiles: styles.tiles,
};

/** Values side by side as radios, each with what it looks like and what it changes. */
export function ValueRadios({ option, chosen, onChoose }: ValuesProps) {
	const { key, look, values } = option;
	return (
		<div className={looks[look]} data-many={values.length > 12 ? "" : undefined}>
			{values.map((value) => (
				<label
					key={value.value}
					className={styles.value}
					data-possible={value.isPossible}
					style={value.swatch ? ({ "--swatch": value.swatch } as CSSProperties) : undefined}
				>
					<input
						type="radio"
						name={key}
						value={value.value}
						checked={value.value === chosen}
						onChange={() => onChoose(value.value)}
						aria-describedby={describedBy(key, value)}
					/>
					<ValueFace look={look} value={value} />
					<span className={styles.name}>
						{value.name}
						{value.hint ? <small>{value.hint}</small> : null}
					</span>
				</label>
			))}
		</div>
	);
}

function describedBy(key: string, { reasonIndex }: ValueView): string | undefined {
	return reasonIndex === undefined ? undefined : reasonId(key, reasonIndex);
}
