import { Choice, FieldGroup, SelectField } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { type FieldInputProps, textOf, textsOf } from "./field-props.ts";
import { useOptions } from "./use-options.ts";

/** One value of a list, or several. A value that is in no list any more stays until another one is chosen. */
export function OptionInput({ field, label, value, isReadOnly, error, onChange }: FieldInputProps) {
	const t = useTranslations("content.fields");
	const known = useOptions(field.schema);
	const chosen = field.schema.type === "options" ? textsOf(value) : [textOf(value)];
	const lost = chosen.filter((one) => one !== "" && known.every((option) => option.value !== one));
	const options = [...known, ...lost.map((one) => ({ value: one, name: one }))];
	if (field.schema.type === "option") {
		return (
			<SelectField
				label={label}
				help={field.schema.description}
				error={error}
				value={textOf(value)}
				disabled={isReadOnly}
				onChange={(event) => onChange(event.target.value)}
			>
				<option value="">{t("nothing")}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.name}
					</option>
				))}
			</SelectField>
		);
	}
	return (
		<FieldGroup legend={label} error={error}>
			{options.map((option) => (
				<Choice
					key={option.value}
					type="checkbox"
					label={option.name}
					checked={chosen.includes(option.value)}
					disabled={isReadOnly}
					onChange={(event) =>
						onChange(
							event.target.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
						)
					}
				/>
			))}
		</FieldGroup>
	);
}
