import type { OfficePriceList } from "@offizin/contract";
import { changeReaches } from "@offizin/pricing";
import { SelectField, TextField } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./change-form.module.css";
import { reachWord } from "./price-words.ts";
import type { ChangeForm, FormErrors } from "./read-change.ts";

interface ChangeFieldsProps {
	readonly form: Omit<ChangeForm, "amount">;
	readonly errors: FormErrors;
	readonly list: OfficePriceList;
	/** The first day that a price can change. */
	readonly tomorrow: string;
	readonly onChange: (changed: Partial<Omit<ChangeForm, "amount">>) => void;
}

/** When and where new prices hold. */
export function ChangeFields({ form, errors, list, tomorrow, onChange }: ChangeFieldsProps) {
	const t = useTranslations();
	return (
		<>
			<div className={styles.days}>
				<TextField
					label={t("prices.form.from")}
					type="date"
					min={tomorrow}
					required
					value={form.validFrom}
					error={errors.validFrom}
					onChange={(event) => onChange({ validFrom: event.target.value })}
				/>
				<TextField
					label={t("prices.form.lastDay")}
					optional={t("prices.form.lastDayNote")}
					type="date"
					min={form.validFrom || tomorrow}
					value={form.validUntil}
					error={errors.validUntil}
					onChange={(event) => onChange({ validUntil: event.target.value })}
				/>
			</div>
			{form.validUntil === "" ? null : <p className={styles.hint}>{t("prices.form.afterwards")}</p>}
			<SelectField
				label={t("prices.form.reach")}
				value={form.reach}
				onChange={(event) => {
					const reach = changeReaches.find((one) => one === event.target.value);
					if (reach) onChange({ reach });
				}}
			>
				{changeReaches.map((reach) => (
					<option key={reach} value={reach}>
						{reachWord(reach, list, t)}
					</option>
				))}
			</SelectField>
		</>
	);
}
