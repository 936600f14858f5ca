import { Field } from "@offizin/ui";
import { type FieldInputProps, textOf } from "./field-props.ts";
import styles from "./fields.module.css";

/** Several lines of plain text; the field grows with them. */
export function TextAreaInput({ field, label, value, isReadOnly, error, onChange }: FieldInputProps) {
	return (
		<Field label={label} help={field.schema.description} error={error}>
			{({ className, ...control }) => (
				<textarea
					{...control}
					className={`${className} ${styles.area}`}
					value={textOf(value)}
					maxLength={field.schema.max_length}
					readOnly={isReadOnly}
					rows={3}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}
