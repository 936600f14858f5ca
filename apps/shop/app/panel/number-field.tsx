import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./option-field.module.css";
import { STEP_FIELD } from "./read-choices.ts";
import type { ValuesProps } from "./value-radios.tsx";
import { ValueSelect } from "./value-select.tsx";

/** A number one step down or up, and any offered one by its list. */
export function NumberField({ option, chosen, onChoose }: ValuesProps) {
	const t = useTranslations("panel");
	const { key, values } = option;
	const at = values.findIndex(({ value }) => value === chosen);
	const step = (by: 1 | -1) => {
		const value = at < 0 ? undefined : values[at + by];
		return (
			<button
				type="submit"
				name={STEP_FIELD}
				value={value ? `${key}:${value.value}` : ""}
				aria-disabled={value === undefined}
				aria-label={t(by === 1 ? "increase" : "decrease", { name: value?.name ?? values[at]?.name ?? "" })}
				onClick={(event) => {
					event.preventDefault();
					if (value) onChoose(value.value);
				}}
			>
				<Icon name={by === 1 ? "plus" : "minus"} size={20} />
			</button>
		);
	};
	return (
		<div className={styles.number}>
			{step(-1)}
			<ValueSelect option={option} chosen={chosen} onChoose={onChoose} />
			{step(1)}
		</div>
	);
}
