import { SearchField } from "@offizin/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useSearchKey } from "#app/keys/use-search-key.ts";
import { focusOrder } from "./focus-order.ts";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";

const PAUSE_MS = 300;

/** Finds orders by number, name or mail address while typing. */
export function OrderSearch({ query }: { readonly query: OrderQuery }) {
	const t = useTranslations("orderList");
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useSearchKey(input);

	// A tab, the reset link or the browser's back button changed the address: the field follows.
	useEffect(() => {
		if (input.current && input.current !== document.activeElement) input.current.value = query.search;
	}, [query.search]);
	useEffect(() => () => clearTimeout(timer.current), []);

	function search() {
		clearTimeout(timer.current);
		const text = input.current?.value.trim() ?? "";
		if (text === query.search) return;
		void navigate(writeOrderQuery({ ...query, search: text, page: 1 }) || ".", {
			replace: query.search !== "",
		});
	}

	function leave(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === "Escape" && event.currentTarget.value === "") event.currentTarget.blur();
		if (event.key !== "ArrowDown") return;
		event.preventDefault();
		focusOrder("first");
	}

	return (
		<SearchField
			id="suche"
			label={t("search")}
			onSearch={search}
			ref={input}
			maxLength={120}
			defaultValue={query.search}
			placeholder={t("searchHint")}
			enterKeyHint="search"
			aria-keyshortcuts="/"
			onChange={() => {
				clearTimeout(timer.current);
				timer.current = setTimeout(search, PAUSE_MS);
			}}
			onKeyDown={leave}
		/>
	);
}
