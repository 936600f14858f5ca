import { type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useKeys } from "#app/keys/use-keys.ts";
import styles from "#app/order-list/order-search.module.css";

interface FilterFieldProps {
	readonly value: string;
	readonly placeholder: string;
	readonly onChange: (value: string) => void;
}

/** Narrows what is on the page while typing; "/" leads to it. */
export function FilterField({ value, placeholder, onChange }: FilterFieldProps) {
	const t = useTranslations("controls");
	const input = useRef<HTMLInputElement>(null);
	useKeys({
		"/": () => {
			input.current?.focus();
			input.current?.select();
		},
	});
	function leave(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === "Escape" && value === "") event.currentTarget.blur();
	}
	return (
		<search className={styles.search}>
			<form onSubmit={(event) => event.preventDefault()}>
				<label htmlFor="filter">{t("filter")}</label>
				<input
					id="filter"
					ref={input}
					type="search"
					value={value}
					placeholder={placeholder}
					autoComplete="off"
					aria-keyshortcuts="/"
					onChange={(event) => onChange(event.target.value)}
					onKeyDown={leave}
				/>
			</form>
		</search>
	);
}
