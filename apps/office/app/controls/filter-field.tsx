import { SearchField } from "@offizin/ui";
import { type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { useSearchKey } from "#app/keys/use-search-key.ts";

interface FilterFieldProps {
	readonly value: string;
	readonly placeholder: string;
	readonly onChange: (value: string) => void;
}

/** Narrows what is on the page while typing; "/" leads to it. */
export function FilterField({ value, placeholder, onChange }: FilterFieldProps) {
	const t = useTranslations("controls");
	const input = useRef<HTMLInputElement>(null);
	useSearchKey(input);
	function leave(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === "Escape" && value === "") event.currentTarget.blur();
	}
	return (
		<SearchField
			id="filter"
			label={t("filter")}
			ref={input}
			value={value}
			placeholder={placeholder}
			aria-keyshortcuts="/"
			onChange={(event) => onChange(event.target.value)}
			onKeyDown={leave}
		/>
	);
}
