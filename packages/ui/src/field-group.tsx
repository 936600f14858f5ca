import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field-group.module.css";
import { titleClass } from "./title.tsx";

export interface FieldGroupProps extends ComponentProps<"fieldset"> {
	readonly legend: ReactNode;
	/** What is wrong with the fields together; it has the id of the group, if there is one, and "-error". */
	readonly error?: ReactNode;
}

/** Fields that belong together, under their name. */
export function FieldGroup({ legend, error, className, children, ...fieldset }: FieldGroupProps) {
	const ownId = useId();
	const errorId = error ? `${fieldset.id ?? ownId}-error` : undefined;
	return (
		<fieldset
			className={classNames(styles.group, className)}
			aria-describedby={errorId}
			aria-invalid={error ? true : undefined}
			{...fieldset}
		>
			<legend className={titleClass("small", styles.legend)}>{legend}</legend>
			{children}
			{error ? (
				<p className={styles.error} id={errorId}>
					{error}
				</p>
			) : null}
		</fieldset>
	);
}
