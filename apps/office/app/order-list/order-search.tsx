import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useKeys } from "#app/keys/use-keys.ts";
import { focusOrder } from "./focus-order.ts";
import { type OrderQuery, writeOrderQuery } from "./order-query.ts";
import styles from "./order-search.module.css";

const PAUSE_MS = 300;

/** Finds orders by number, name or mail address while typing. */
export function OrderSearch({ query }: { readonly query: OrderQuery }) {
	const t = useTranslations("orderList");
	const navigate = useNavigate();
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useKeys({
		"/": () => {
			input.current?.focus();
			input.current?.select();
		},
	});

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

	function submit(event: FormEvent) {
		event.preventDefault();
		search();
	}

	function leave(event: KeyboardEvent<HTMLInputElement>) {
		if (event.key === "Escape" && event.currentTarget.value === "") event.currentTarget.blur();
		if (event.key !== "ArrowDown") return;
		event.preventDefault();
		focusOrder("first");
	}

	return (
		<search className={styles.search}>
			<form onSubmit={submit}>
				<label htmlFor="suche">{t("search")}</label>
				<input
					id="suche"
					ref={input}
					type="search"
					maxLength={120}
					defaultValue={query.search}
					placeholder={t("searchHint")}
					autoComplete="off"
					enterKeyHint="search"
					aria-keyshortcuts="/"
					onChange={() => {
						clearTimeout(timer.current);
						timer.current = setTimeout(search, PAUSE_MS);
					}}
					onKeyDown={leave}
				/>
			</form>
		</search>
	);
}
