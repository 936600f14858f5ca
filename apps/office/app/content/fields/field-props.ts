import type { FieldValue, FormField } from "@offizin/content";

export interface FieldInputProps {
	readonly field: FormField;
	/** The name, with the language where there are several. */
	readonly label: string;
	readonly value: FieldValue;
	readonly isReadOnly: boolean;
	/** What was found about it, in words. */
	readonly error: string | undefined;
	readonly onChange: (value: FieldValue) => void;
}

export const textOf = (value: FieldValue) =>
	typeof value === "string" || typeof value === "number" ? String(value) : "";

export const textsOf = (value: FieldValue): readonly string[] =>
	Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
