import { SelectField, TextField } from "@offizin/ui";
import { useTranslations } from "use-intl";
import styles from "./address-page.module.css";
import type { AddressField, AddressValues } from "./checkout-draft.ts";
import { controlId } from "./control-id.ts";
import type { FieldErrors } from "./field-errors.ts";
import { useFieldWords } from "./use-field-words.ts";

export interface AddressFieldsetProps {
	/** Prefix of the field names and section of the browser's own address book. */
	readonly group: "billing" | "shipping";
	readonly values: AddressValues;
	readonly errors: FieldErrors;
	readonly countries: readonly string[];
}

const autocomplete: Readonly<Record<Exclude<AddressField, "postNumber">, string>> = {
	firstName: "given-name",
	lastName: "family-name",
	company: "organization",
	street: "street-address",
	postalCode: "postal-code",
	city: "address-level2",
	country: "country",
};

/** The fields of one address, in the order they stand on an envelope. */
export function AddressFieldset({ group, values, errors, countries }: AddressFieldsetProps) {
	const t = useTranslations("checkout");
	const words = useFieldWords(errors);
	const field = (key: AddressField) => {
		const name = `${group}.${key}`;
		return {
			id: controlId(name),
			name,
			label: t(`field.${key}`),
			error: words(name, key),
			defaultValue: values[key],
			autoComplete: key === "postNumber" ? "off" : `${group} ${autocomplete[key]}`,
		};
	};
	return (
		<div className={styles.address}>
			<TextField {...field("firstName")} required />
			<TextField {...field("lastName")} required />
			<div className={styles.wide}>
				<TextField {...field("company")} optional={t("optional")} />
			</div>
			<div className={styles.wide}>
				<TextField {...field("street")} help={group === "shipping" ? t("help.street") : undefined} required />
			</div>
			{group === "shipping" ? (
				<div className={styles.wide}>
					<TextField
						{...field("postNumber")}
						optional={t("optional")}
						help={t("help.postNumber")}
						inputMode="numeric"
					/>
				</div>
			) : null}
			<div className={`${styles.wide} ${styles.place}`}>
				<TextField
					{...field("postalCode")}
					inputMode={values.country === "NL" ? undefined : "numeric"}
					required
				/>
				<TextField {...field("city")} required />
			</div>
			<div className={styles.wide}>
				<SelectField {...field("country")} required>
					{countries.map((country) => (
						<option key={country} value={country}>
							{t(`country.${country as "DE"}`)}
						</option>
					))}
				</SelectField>
			</div>
		</div>
	);
}
