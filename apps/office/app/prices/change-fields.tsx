import type { OfficePriceList } from "@offizin/contract";
import { changeReaches } from "@offizin/pricing";
import { SelectField, TextField } from "@offizin/ui";
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
	return (
		<>
			<div className={styles.days}>
				<TextField
					label="Gilt ab"
					type="date"
					min={tomorrow}
					required
					value={form.validFrom}
					error={errors.validFrom}
					onChange={(event) => onChange({ validFrom: event.target.value })}
				/>
				<TextField
					label="Letzter Tag"
					optional="(nur bei Aktionen)"
					type="date"
					min={form.validFrom || tomorrow}
					value={form.validUntil}
					error={errors.validUntil}
					onChange={(event) => onChange({ validUntil: event.target.value })}
				/>
			</div>
			{form.validUntil === "" ? null : (
				<p className={styles.hint}>
					Danach gilt wieder der Preis von vorher. Ist der neue niedriger, zeigt der Shop daneben den
					niedrigsten Preis der letzten 30 Tage (§&nbsp;11&nbsp;PAngV).
				</p>
			)}
			<SelectField
				label="Gilt für"
				value={form.reach}
				onChange={(event) => {
					const reach = changeReaches.find((one) => one === event.target.value);
					if (reach) onChange({ reach });
				}}
			>
				{changeReaches.map((reach) => (
					<option key={reach} value={reach}>
						{reachWord(reach, list)}
					</option>
				))}
			</SelectField>
		</>
	);
}
