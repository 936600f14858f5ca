import { SelectField } from "@offizin/ui";
import styles from "./option-field.module.css";
import { reasonId } from "./reasons.tsx";
import type { ValuesProps } from "./value-radios.tsx";

/** Many values as a list to open. What each changes stands behind its name. */
export function ValueSelect({ option, chosen, onChoose }: ValuesProps) {
	const { key, name, values, reasons } = option;
	return (
		<div aria-describedby={reasons.length > 0 ? reasonId(key, 0) : undefined}>
			<SelectField
				label={<span className={styles.hidden}>{name}</span>}
				name={key}
				value={chosen}
				onChange={(event) => onChoose(event.currentTarget.value)}
			>
				{values.map(({ value, name: valueName, hint, isPossible }) => (
					<option key={value} value={value} data-possible={isPossible ? undefined : false}>
						{isPossible ? "" : "× "}
						{valueName}
						{hint ? `, ${hint}` : ""}
					</option>
				))}
			</SelectField>
		</div>
	);
}
