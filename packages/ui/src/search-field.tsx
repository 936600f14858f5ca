import type { ComponentProps } from "react";
import styles from "./search-field.module.css";

export interface SearchFieldProps extends ComponentProps<"input"> {
	readonly id: string;
	readonly label: string;
	/** Asked for by Enter; what narrows a list while typing needs none. */
	readonly onSearch?: () => void;
}

/** Finds something on this page or in its list: a landmark of its own, and Enter never leaves the page. */
export function SearchField({ label, onSearch, ...input }: SearchFieldProps) {
	return (
		<search className={styles.search}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onSearch?.();
				}}
			>
				<label htmlFor={input.id}>{label}</label>
				<input type="search" autoComplete="off" {...input} />
			</form>
		</search>
	);
}
