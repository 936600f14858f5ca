import { Choice, TextField } from "@offizin/ui";
import { AssetInput } from "#app/content/fields/asset-input.tsx";
import { AssetListInput } from "#app/content/fields/asset-list-input.tsx";
import { type FieldInputProps, textOf } from "#app/content/fields/field-props.ts";
import { LinkInput } from "#app/content/fields/link-input.tsx";
import { MomentInput } from "#app/content/fields/moment-input.tsx";
import { OptionInput } from "#app/content/fields/option-input.tsx";
import { TableInput } from "#app/content/fields/table-input.tsx";
import { TextAreaInput } from "#app/content/fields/text-area-input.tsx";
import { RichTextInput } from "#app/content/rich-text/rich-text-input.tsx";

/** The control for a field, by what it holds. Blocks in it are edited in the tree of blocks. */
export function FieldInput(props: FieldInputProps) {
	const { field, label, value, isReadOnly, error, onChange } = props;
	const { schema } = field;
	switch (schema.type) {
		case "text":
		case "number":
			return (
				<TextField
					label={label}
					help={schema.description}
					error={error}
					value={textOf(value)}
					maxLength={schema.max_length}
					inputMode={schema.type === "number" ? "decimal" : undefined}
					readOnly={isReadOnly}
					required={schema.required}
					onChange={(event) => onChange(event.target.value)}
				/>
			);
		case "textarea":
			return <TextAreaInput {...props} />;
		case "richtext":
			return <RichTextInput {...props} />;
		case "boolean":
			return (
				<Choice
					type="checkbox"
					label={label}
					note={schema.description}
					checked={value === true || value === "true"}
					disabled={isReadOnly}
					onChange={(event) => onChange(event.target.checked)}
				/>
			);
		case "datetime":
			return <MomentInput {...props} />;
		case "option":
		case "options":
			return <OptionInput {...props} />;
		case "asset":
			return <AssetInput {...props} />;
		case "multiasset":
			return <AssetListInput {...props} />;
		case "multilink":
			return <LinkInput {...props} />;
		case "table":
			return <TableInput {...props} />;
		case "bloks":
			return null;
	}
}
