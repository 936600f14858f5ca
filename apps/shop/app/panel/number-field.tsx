import { Icon } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/layout/link.tsx";
import styles from "./option-field.module.css";
import type { ValuesProps } from "./value-radios.tsx";
import { ValueSelect } from "./value-select.tsx";

/** A number one step down or up by links, and any offered one by its list. */
export function NumberField({ option, action, chosen, onChoose }: ValuesProps & { readonly action: string }) {
	const t = useTranslations("panel");
	const at = option.values.findIndex(({ value }) => value === chosen);
	const [less, more] = [option.values[at - 1], option.values[at + 1]];
	const step = (value: typeof less, word: "decrease" | "increase", icon: "minus" | "plus") =>
		value && at >= 0 ? (
			<Link to={`${action}?${value.query}`} preventScrollReset aria-label={t(word, { name: value.name })}>
				<Icon name={icon} size={20} />
			</Link>
		) : (
			<span className={styles.end}>
				<Icon name={icon} size={20} />
			</span>
		);
	return (
		<div className={styles.number}>
			{step(less, "decrease", "minus")}
			<ValueSelect option={option} chosen={chosen} onChoose={onChoose} />
			{step(more, "increase", "plus")}
		</div>
	);
}
