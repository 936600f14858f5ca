import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

export interface FieldProps {
	readonly label: ReactNode;
	/** Stands before the control: what to enter, in which form. */
	readonly help?: ReactNode;
	/** What is wrong, in words, beside the field. */
	readonly error?: ReactNode;
	/** Word behind the label of a field that may stay empty. */
	readonly optional?: ReactNode;
	/** Receives the attributes that tie label, help and error to the control. */
	readonly children: (control: ControlAttributes) => ReactNode;
	readonly id?: string;
}

export interface ControlAttributes {
	readonly id: string;
	readonly className: string | undefined;
	readonly "aria-describedby": string | undefined;
	readonly "aria-invalid": true | undefined;
}

/** A label above, help before, the error beside: the frame around one control. */
export function Field({ label, help, error, optional, children, id: givenId }: FieldProps) {
	const ownId = useId();
	const id = givenId ?? ownId;
	const describedBy = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
				{optional ? <span className={styles.optional}> {optional}</span> : null}
			</label>
			{help ? (
				<p className={styles.help} id={`${id}-help`}>
					{help}
				</p>
			) : null}
			{children({
				id,
				className: styles.control,
				"aria-describedby": describedBy || undefined,
				"aria-invalid": error ? true : undefined,
			})}
			{error ? (
				<p className={styles.error} id={`${id}-error`}>
					<Icon name="alert" size={18} />
					{error}
				</p>
			) : null}
		</div>
	);
}

type Framed = Omit<FieldProps, "children">;

export interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "children">, Framed {}

/** One line of text with its label. */
export function TextField({ label, help, error, optional, id, ...input }: TextFieldProps) {
	return (
		<Field {...{ label, help, error, optional }} {...(id === undefined ? {} : { id })}>
			{(control) => <input {...input} {...control} />}
		</Field>
	);
}

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "id" | "children">, Framed {}

/** Several lines of text with their label. */
export function TextArea({ label, help, error, optional, id, ...area }: TextAreaProps) {
	return (
		<Field {...{ label, help, error, optional }} {...(id === undefined ? {} : { id })}>
			{(control) => <textarea {...area} {...control} />}
		</Field>
	);
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "id">, Framed {}

/** A native select with its label; `children` are its options. */
export function SelectField({ label, help, error, optional, id, children, ...select }: SelectFieldProps) {
	return (
		<Field {...{ label, help, error, optional }} {...(id === undefined ? {} : { id })}>
			{(control) => (
				<select {...select} {...control}>
					{children}
				</select>
			)}
		</Field>
	);
}
