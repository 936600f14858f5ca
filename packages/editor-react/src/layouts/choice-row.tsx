import { useId } from "react";
import { Chip } from "../controls/chip.tsx";
import styles from "./layout-choices.module.css";

export interface ChoiceRowProps<Value extends string> {
	readonly legend: string;
	readonly values: readonly Value[];
	readonly chosen: Value;
	readonly nameOf: (value: Value) => string;
	readonly onChoose: (value: Value) => void;
}

/** A few names side by side, one of them chosen. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
	const { legend, values, chosen, nameOf, onChoose } = props;
	const name = useId();
	return (
		<fieldset className={styles.choice}>
			<legend className={styles.legend}>{legend}</legend>
			<div className={styles.chips}>
				{values.map((value) => (
					<Chip key={value} name={name} isSmall isChosen={value === chosen} onChoose={() => onChoose(value)}>
						{nameOf(value)}
					</Chip>
				))}
			</div>
		</fieldset>
	);
}
